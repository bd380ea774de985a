import type { BallAverage, BallGoalMeasure, UploadClub } from '@trueswing/contracts';
import { fewestWithFences } from '../ball/far-out.ts';
import { readShots } from '../ball/progress/read-shots.ts';
import type { GoalAttempt } from './goal-attempt.ts';

/** One number of the shots of a US Central day with one club. */
export interface DayOfShots {
  readonly day: string;
  readonly average: BallAverage;
}

/** Shots of a day that counts: among fewer a misread cannot be distinguished from the others, and would decide the goal. */
export const fewestShotsOfDay = fewestWithFences;

/**
 * The days with shots enough, oldest first. Their spread is that of the shots within all of these days: a few shots know
 * theirs badly, and a day whose shots lie together by chance would outweigh the others.
 */
export function shotAttempts(name: BallGoalMeasure, club: UploadClub, days: readonly DayOfShots[]): GoalAttempt[] {
  const counted = days.filter(({ average: { n, leftOut } }) => n + leftOut >= fewestShotsOfDay);
  const standardDeviation = spreadWithin(counted);
  return counted
    .flatMap(({ day, average }) => {
      const spread = average.standardDeviation === null ? null : standardDeviation;
      const read = readShots(name, { firstDay: day, days: 1, average: { ...average, standardDeviation: spread } });
      if (!read) return [];
      const { atMs, value, standardDeviation: error } = read;
      return [{ atMs, reading: { atMs, value, standardDeviation: error, shown: value }, made: { club } }];
    })
    .sort((one, other) => one.atMs - other.atMs);
}

/** Standard deviation of shots about the means of their days. */
function spreadWithin(days: readonly DayOfShots[]): number {
  const known = days.flatMap(({ average: { n, standardDeviation } }) =>
    standardDeviation === null ? [] : [{ degreesOfFreedom: n - 1, standardDeviation }],
  );
  const sum = (of: (day: (typeof known)[number]) => number) => known.reduce((total, day) => total + of(day), 0);
  return Math.sqrt(
    sum((day) => day.degreesOfFreedom * day.standardDeviation ** 2) /
      Math.max(
        1,
        sum((day) => day.degreesOfFreedom),
      ),
  );
}
