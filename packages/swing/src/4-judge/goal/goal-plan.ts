import type { GoalMeasure, Interval, UploadClub } from '@trueswing/contracts';
import type { ComparedSwing } from '../history/progress/comparable-readings.ts';
import type { FlightChange } from '../launch-monitor/advise-flight.ts';

/** A reading with the value that a dial shows: a turn's true value is greater, since a camera sees less of it. */
export interface GoalReading {
  readonly atMs: number;
  readonly value: number;
  readonly standardDeviation: number;
  readonly shown: number;
}

/** Facts that attempts at a number must have in common: the filming of swings, or the club of shots alone. */
export type GoalReference = ComparedSwing | { readonly club: UploadClub };

/** A goal with all that its judgement rests on. Only `followGoal` changes it. */
export interface GoalPlan {
  readonly measurement: GoalMeasure;
  /** On the scale of the dial. */
  readonly target: number;
  readonly direction: 1 | -1;
  /** Earlier goals of the golfer whose swings were looked at: each makes the judgement stricter. */
  readonly earlierLooks: number;
  /** Change that its step asks for, of a goal for the flight of the ball. Its swings, in the words below, are days of shots. */
  readonly changes?: FlightChange;
  /** Filming of the swings that count, or club of the shots. */
  readonly reference: GoalReference;
  /** When the goal was set; later the moment of the swing that completed its start. */
  readonly sinceMs: number;
  /** Swings that show the start. Once there are enough they stay, whatever is deleted. */
  readonly before: readonly GoalReading[];
  /** Swings of the retest; null until the start is known. It is planned once: a plan that followed the swings would choose its moment. */
  readonly plannedSwings: number | null;
  /** Swings from here on are the retest; null until the start is known. */
  readonly opensMs: number | null;
  /** Since when the analysis measures in a new way; null if it does not. */
  readonly restartedMs: number | null;
}

/** The moment at which a retest of so many swings opens whose start was known at a moment. */
export type OpensMs = (plannedSwings: number, knownMs: number) => number;

/** The one judgement of a goal. */
export interface GoalVerdict {
  readonly ending: 'reached' | 'gained' | 'no-sure-change' | 'already-there';
  /** Levels as a dial shows them; `retest` is null where the start alone decides. */
  readonly start: number;
  readonly retest: number | null;
  /** The gain in the direction of the goal lies between these in 90 of 100 cases, on the scale of the dial. */
  readonly gainRange: Readonly<Interval> | null;
  readonly swings: number;
}
