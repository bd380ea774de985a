import type { ProgressSwing } from '@trueswing/contracts';
import type { DatedVideo, SayTime } from '@trueswing/swing';
import { nameMonthAndYear } from '../calendar/name-month.ts';

/** A swing of the history as changes are judged by it. */
export const datedVideoOf = ({ createdAt, clubSelection, ...swing }: ProgressSwing): DatedVideo => ({
  ...swing,
  club: clubSelection,
  atMs: Date.parse(createdAt),
});

/** Names the time of a reading: the day as the caller writes it; of shots, which are read by month, "November 2026". */
export const sayTimeBy =
  (sayDay: (atMs: number) => string): SayTime =>
  (atMs, source) =>
    source === 'shots' ? nameMonthAndYear(new Date(atMs).toISOString().slice(0, 10)) : sayDay(atMs);
