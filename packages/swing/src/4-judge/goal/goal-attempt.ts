import { type GoalMeasure, isBallGoal } from '@trueswing/contracts';
import type { Incomparable } from '../history/change.ts';
import { repeatErrorOf } from '../history/compare-turns.ts';
import { isFilmedAlike } from '../history/is-filmed-alike.ts';
import { type ComparedSwing, reasonAgainst } from '../history/progress/comparable-readings.ts';
import { isTurn } from '../targets/mobility-scales.ts';
import type { GoalReading, GoalReference } from './goal-plan.ts';

/** Attempt at the number of a goal: a swing, or a day of shots. */
export interface GoalAttempt {
  readonly atMs: number;
  /** Null of a swing that does not show the number, and of a day with too few shots that do. */
  readonly reading: GoalReading | null;
  /** Says which other attempts can be compared with it. */
  readonly made: GoalReference;
}

/** Why an attempt does not count. */
export type LeftOut = Incomparable | 'few-shots';

/** Whether attempts of this kind are swings: shots have no filming. */
export const isFilmed = (made: GoalReference): made is ComparedSwing => 'algorithm' in made;

/** Why an attempt does not count; null if it does, as all days with enough shots with one club. */
export function reasonAgainstAttempt(
  name: GoalMeasure,
  { reading, made }: GoalAttempt,
  reference: GoalReference,
): LeftOut | null {
  if (isBallGoal(name) || !isFilmed(made) || !isFilmed(reference)) return reading ? null : 'few-shots';
  return reading ? reasonAgainst(name, made, reference) : reasonOfUnread(made, reference);
}

/** Why a swing does not show the number: it was filmed in another way, as from another side, or not clearly. */
function reasonOfUnread(made: ComparedSwing, reference: ComparedSwing): Incomparable {
  if (made.algorithm !== reference.algorithm) return 'other-version';
  return isFilmedAlike(made, reference) ? 'bound' : 'other-filming';
}

/** The readings of those attempts that can be compared. */
export const comparableReadings = (
  name: GoalMeasure,
  attempts: readonly GoalAttempt[],
  reference: GoalReference,
): GoalReading[] =>
  attempts.flatMap((attempt) =>
    attempt.reading && reasonAgainstAttempt(name, attempt, reference) === null ? [attempt.reading] : [],
  );

/** Share of a true change that a dial shows. */
export const shownShare = (name: GoalMeasure, reference: GoalReference): number =>
  isTurn(name) && isFilmed(reference) ? (repeatErrorOf(name, reference.measured)?.gain ?? 1) : 1;

/** Mean of what a dial shows of readings, of which there is one at least. */
export const shownLevel = (readings: readonly GoalReading[]): number =>
  readings.reduce((sum, { shown }) => sum + shown, 0) / readings.length;
