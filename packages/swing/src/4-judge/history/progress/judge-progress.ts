import type { Interval } from '@trueswing/contracts';
import type { Incomparable } from '../change.ts';
import {
  fewestASide,
  fewestForScatter,
  findShift,
  type Reading,
  type Shift,
  smallestShift,
  splitEvenly,
} from './find-shift.ts';

/** Chances from which on a change is called real and likely. */
interface Limits {
  readonly real: number;
  readonly likely: number;
}

/**
 * Limits for one attempt after the other, and for averages of months. Each are set so that of the statements of simulated seasons at least
 * 95 in 100 are true where they say "real", and 80 in 100 where they say "likely", though a golfer looks again each time
 * (`bench:seasons`). Months are fewer, and their changes larger in errors, so the same chance is more often true.
 */
const limitsOf = {
  attempts: { real: 0.85, likely: 0.7 },
  months: { real: 0.82, likely: 0.66 },
} as const satisfies Record<string, Limits>;
/**
 * Standard errors to each end of a change's range. 1.64 would hold 90 in 100 changes at a known moment; where the moment is searched for,
 * the change that stands out is read too large, and about as many need this.
 */
const errorsOfRange = 2.5;

export type ProgressMark = 'real' | 'likely' | 'noise';

/** A reading as it is shown, with its range. */
export interface ShownReading extends Reading {
  readonly range: Readonly<Interval>;
}

/** Several readings as one level. The range is that of a single reading: what they share does not average out. */
export interface Level {
  readonly fromMs: number;
  readonly upToMs: number;
  readonly readings: number;
  readonly range: Readonly<Interval>;
}

/** Course of a number over time. A row of the ball's averages has the same shape. */
export type Progress =
  | {
      readonly kind: 'judged';
      readonly mark: ProgressMark;
      readonly before: Level;
      /** The readings since the change; the later half where there is none. */
      readonly since: Level;
      readonly change: number;
      readonly changeRange: Readonly<Interval>;
      /** The smallest change in the middle of these readings that would be likely; null if none would. */
      readonly smallestChange: number | null;
      /**
       * Measurements that are missing until each side of a change can have enough of them. With fewer, only a change of several errors
       * is real. Null if no number of them suffices.
       */
      readonly missing: number | null;
    }
  /** There is nothing to compare with, or it cannot be compared. */
  | {
      readonly kind: 'open';
      readonly reason: OpenReason;
      readonly now: Level | null;
      /** The smallest change that would be likely in one more reading like the newest one; null if it could not be compared. */
      readonly smallestChange: number | null;
    };

/** `none`: never measured. `only-one`: one reading so far. */
export type OpenReason = Incomparable | 'none' | 'only-one';

interface JudgeOptions {
  /**
   * The highest mark. `likely` where no one has measured how far one golfer's attempts lie apart: the standard deviations then hold an
   * assumption, which the readings correct only in part.
   */
  readonly atMost: 'real' | 'likely';
  /** Kind of reading: one swing or check, or the average of a month. */
  readonly each: keyof typeof limitsOf;
}

/** Judges comparable readings of one number, at least two, in order of time. */
export function judgeProgress(readings: readonly ShownReading[], { atMost, each }: JudgeOptions): Progress {
  const limits = limitsOf[each];
  const found = findShift(readings);
  const even = splitEvenly(readings);
  if (!found || !even) return openProgress(readings.length === 0 ? 'none' : 'only-one', readings.at(-1), each);
  const mark = markOf(found, limits, atMost === 'real' && readings.length >= fewestForScatter);
  const shift = mark === 'noise' ? even : found;
  const error = errorsOfRange * shift.standardError;
  return {
    kind: 'judged',
    mark,
    before: levelOf(readings.slice(0, shift.from)),
    since: levelOf(readings.slice(shift.from)),
    change: shift.change,
    changeRange: { low: shift.change - error, high: shift.change + error },
    smallestChange: smallestShift(readings, limits.likely),
    missing: atMost === 'real' ? Math.max(0, 2 * fewestASide - readings.length) : null,
  };
}

export const openProgress = (
  reason: OpenReason,
  now: ShownReading | undefined,
  each: JudgeOptions['each'],
): Extract<Progress, { kind: 'open' }> => ({
  kind: 'open',
  reason,
  now: now ? levelOf([now]) : null,
  smallestChange: now && !withoutError.includes(reason) ? smallestShift([now, now], limitsOf[each].likely) : null,
});

/** A reading whose error is not known, or that is no number. */
const withoutError: readonly OpenReason[] = ['unknown-error', 'bound'];

function markOf({ chance }: Shift, limits: Limits, canBeReal: boolean): ProgressMark {
  if (chance >= limits.real && canBeReal) return 'real';
  return chance >= limits.likely ? 'likely' : 'noise';
}

function levelOf(readings: readonly ShownReading[]): Level {
  const mean = (of: (reading: ShownReading) => number) =>
    readings.reduce((sum, reading) => sum + of(reading), 0) / readings.length;
  return {
    fromMs: readings[0]?.atMs ?? Number.NaN,
    upToMs: readings.at(-1)?.atMs ?? Number.NaN,
    readings: readings.length,
    range: { low: mean(({ range }) => range.low), high: mean(({ range }) => range.high) },
  };
}
