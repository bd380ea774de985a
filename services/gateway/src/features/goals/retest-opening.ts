import { centralDay, centralDayKey, opensOn } from '@trueswing/domain';
import type { OpensMs } from '@trueswing/swing';

/** When the retest of a goal with this date opens: at the start of a US Central day. */
export const retestOpening =
  (dueOn: string): OpensMs =>
  (swings, knownMs) => {
    const day = opensOn({ dueOn, knownOn: centralDayKey(new Date(knownMs)), swings });
    return centralDay(new Date(`${day}T18:00:00Z`)).from.getTime();
  };

/** The US Central day of a moment; null of none. */
export const dayOf = (ms: number | null): string | null => (ms === null ? null : centralDayKey(new Date(ms)));
