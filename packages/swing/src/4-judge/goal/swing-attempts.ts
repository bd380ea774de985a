import type { Measured, SwingGoalMeasure } from '@trueswing/contracts';
import { hasNumber } from '../../3-measure/measured-swing.ts';
import { type ComparedSwing, readingOf } from '../history/progress/comparable-readings.ts';
import type { DatedVideo } from '../history/progress/measurement-progress.ts';
import type { GoalAttempt } from './goal-attempt.ts';
import type { GoalReading } from './goal-plan.ts';

/** A swing as an attempt at the number of a goal. */
export interface SwingAttempt extends GoalAttempt {
  readonly made: ComparedSwing;
}

/** The swings as attempts at a measurement, oldest first. */
export const swingAttempts = (name: SwingGoalMeasure, swings: readonly DatedVideo[]): SwingAttempt[] =>
  swings
    .map((swing) => {
      const measured = swing.measurements[name];
      return attemptOf(name, swing, hasNumber(measured) ? measured : null);
    })
    .sort((one, other) => one.atMs - other.atMs);

/** The number itself is left out of how it was made: it changes. */
function attemptOf(
  name: SwingGoalMeasure,
  { atMs, club, algorithm, faceOn, downTheLine }: DatedVideo,
  measured: Measured | null,
): SwingAttempt {
  const { views, isOfTwoSwings, bound } = measured ?? {};
  return {
    atMs,
    reading: measured && goalReading(name, atMs, measured),
    made: {
      club,
      algorithm,
      faceOn,
      downTheLine,
      measured: { ...(views && { views }), ...(isOfTwoSwings && { isOfTwoSwings }), ...(bound && { bound }) },
    },
  };
}

function goalReading(name: SwingGoalMeasure, atMs: number, measured: Measured): GoalReading {
  const { value, standardDeviation } = readingOf(name, { atMs, measured });
  return { atMs, value, standardDeviation, shown: measured.value };
}
