import type { BodyPart, Equipment, SwapReason } from '@trueswing/contracts';
import { daysBetween } from '../calendar/day-keys.ts';

/** Rows of a golfer's training, in any order; days are US Central. */
export interface TrainingRows {
  /** Workouts of earlier days, as they were last planned. */
  readonly workouts: readonly { readonly day: string; readonly exerciseIds: readonly string[] }[];
  /** Days with a completed exercise. */
  readonly daysTrained: readonly string[];
  readonly swaps: readonly { readonly day: string; readonly reason: SwapReason }[];
}

/** Part of the training that counts for a day's workout. */
export interface TrainingHistory {
  /** Days since each exercise was last planned; 1 is yesterday. */
  readonly daysSince: ReadonlyMap<string, number>;
  readonly daysTrained: number;
  readonly tooHard: number;
  readonly hurting: ReadonlySet<BodyPart>;
  readonly missing: ReadonlySet<Equipment>;
}

/** For how many days a row counts. The caller reads at least as many. */
export const historyDays = { workouts: 14, daysTrained: 42, hurting: 7, swaps: 28 } as const;

/** Sums up the golfer's training as of a day. Rows of the day itself count only where they are swaps. */
export function summarizeTraining({ workouts, daysTrained, swaps }: TrainingRows, today: string): TrainingHistory {
  const isRecent = (day: string, days: number, from = 1) => {
    const age = daysBetween(day, today);
    return age >= from && age <= days;
  };
  const daysSince = new Map<string, number>();
  for (const { day, exerciseIds } of workouts) {
    if (!isRecent(day, historyDays.workouts)) continue;
    const age = daysBetween(day, today);
    for (const id of exerciseIds) daysSince.set(id, Math.min(age, daysSince.get(id) ?? age));
  }
  const recent = swaps.filter(({ day }) => isRecent(day, historyDays.swaps, 0));
  return {
    daysSince,
    daysTrained: new Set(daysTrained.filter((day) => isRecent(day, historyDays.daysTrained))).size,
    tooHard: recent.filter(({ reason }) => reason.because === 'too-hard').length,
    hurting: new Set(
      recent.flatMap(({ day, reason }) =>
        reason.because === 'hurts' && isRecent(day, historyDays.hurting, 0) ? [reason.bodyPart] : [],
      ),
    ),
    missing: new Set(recent.flatMap(({ reason }) => (reason.because === 'no-equipment' ? [reason.equipment] : []))),
  };
}
