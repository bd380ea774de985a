import type { GoalMeasure, Measured } from '@trueswing/contracts';
import { hasNumber } from '../../../3-measure/measured-swing.ts';
import { isTurn } from '../../targets/mobility-scales.ts';
import { repeatErrorOf } from '../compare-turns.ts';
import { type ComparedSwing, readingOf, reasonAgainst } from '../progress/comparable-readings.ts';
import type { DatedVideo } from '../progress/measurement-progress.ts';
import type { GoalReading } from './goal-plan.ts';

export type MeasuredSwing = DatedVideo & { readonly measured: Measured };

/** The swings that show the measurement as a number, oldest first. */
export const measuredSwings = (name: GoalMeasure, swings: readonly DatedVideo[]): MeasuredSwing[] =>
  swings
    .flatMap((swing) => {
      const measured = swing.measurements[name];
      return hasNumber(measured) ? [{ ...swing, measured }] : [];
    })
    .sort((one, other) => one.atMs - other.atMs);

/** The part of a swing that says which others can be compared with it. Numbers are left out: they change. */
export function referenceOf({ club, algorithm, faceOn, downTheLine, measured }: MeasuredSwing): ComparedSwing {
  const { views, isOfTwoSwings } = measured;
  return {
    club,
    algorithm,
    faceOn,
    downTheLine,
    measured: { ...(views && { views }), ...(isOfTwoSwings && { isOfTwoSwings }) },
  };
}

export const isComparable = (name: GoalMeasure, swing: MeasuredSwing, reference: ComparedSwing): boolean =>
  reasonAgainst(name, swing, reference) === null;

export function toGoalReading(name: GoalMeasure, swing: MeasuredSwing): GoalReading {
  const { atMs, value, standardDeviation } = readingOf(name, swing);
  return { atMs, value, standardDeviation, shown: swing.measured.value };
}

/** Share of a true change that a dial shows. */
export const shownShare = (name: GoalMeasure, { measured }: ComparedSwing): number =>
  isTurn(name) ? (repeatErrorOf(name, measured)?.gain ?? 1) : 1;

/** Mean of what a dial shows of readings, of which there is one at least. */
export const shownLevel = (readings: readonly GoalReading[]): number =>
  readings.reduce((sum, { shown }) => sum + shown, 0) / readings.length;
