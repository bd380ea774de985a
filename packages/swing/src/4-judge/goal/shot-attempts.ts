import type { BallAverage, BallGoalMeasure, UploadClub } from '@trueswing/contracts';
import { readShots } from '../ball/progress/read-shots.ts';
import type { GoalAttempt } from './goal-attempt.ts';

/** One number of the shots of a US Central day with one club. */
export interface DayOfShots {
  readonly day: string;
  readonly average: BallAverage;
}

/** The days with shots enough for an average, oldest first. */
export const shotAttempts = (name: BallGoalMeasure, club: UploadClub, days: readonly DayOfShots[]): GoalAttempt[] =>
  days
    .flatMap(({ day, average }) => {
      const read = readShots(name, { firstDay: day, days: 1, average });
      if (!read) return [];
      const { atMs, value, standardDeviation } = read;
      return [{ reading: { atMs, value, standardDeviation, shown: value }, made: { club } }];
    })
    .sort((one, other) => one.reading.atMs - other.reading.atMs);
