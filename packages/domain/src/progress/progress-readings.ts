import type { SayTime } from '@trueswing/swing';
import { nameMonthAndYear } from '../calendar/name-month.ts';

/** Names the time of a reading: the day as the caller writes it; of shots, which are read by month, "November 2026". */
export const sayTimeBy =
  (sayDay: (atMs: number) => string): SayTime =>
  (atMs, source) =>
    source === 'shots' ? nameMonthAndYear(new Date(atMs).toISOString().slice(0, 10)) : sayDay(atMs);
