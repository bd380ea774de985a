import type { Measured, SwingGoalMeasure } from '@trueswing/contracts';
import { hasNumber } from '../../3-measure/measured-swing.ts';
import { type ComparedSwing, readingOf } from '../history/progress/comparable-readings.ts';
import type { DatedVideo } from '../history/progress/measurement-progress.ts';
import type { GoalAttempt } from './goal-attempt.ts';

/** A swing that shows the number of a goal. */
export interface SwingAttempt extends GoalAttempt {
  readonly made: ComparedSwing;
}

/** The swings that show a measurement as a number, oldest first. */
export const swingAttempts = (name: SwingGoalMeasure, swings: readonly DatedVideo[]): SwingAttempt[] =>
  swings
    .flatMap((swing) => {
      const measured = swing.measurements[name];
      return hasNumber(measured) ? [attemptOf(name, swing, measured)] : [];
    })
    .sort((one, other) => one.reading.atMs - other.reading.atMs);

/** The number itself is left out of how it was made: it changes. */
function attemptOf(
  name: SwingGoalMeasure,
  { atMs, club, algorithm, faceOn, downTheLine }: DatedVideo,
  measured: Measured,
): SwingAttempt {
  const { views, isOfTwoSwings, bound } = measured;
  const { value, standardDeviation } = readingOf(name, { atMs, measured });
  return {
    reading: { atMs, value, standardDeviation, shown: measured.value },
    made: {
      club,
      algorithm,
      faceOn,
      downTheLine,
      measured: { ...(views && { views }), ...(isOfTwoSwings && { isOfTwoSwings }), ...(bound && { bound }) },
    },
  };
}
