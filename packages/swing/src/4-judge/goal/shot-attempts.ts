import type { BallAverage, BallGoalMeasure, UploadClub } from '@trueswing/contracts';
import { fewestWithFences } from '../ball/far-out.ts';
import { momentOfDay, readShots } from '../ball/progress/read-shots.ts';
import type { GoalAttempt } from './goal-attempt.ts';
import type { GoalReading } from './goal-plan.ts';

/** One number of the shots of a US Central day with one club. */
export interface DayOfShots {
  readonly day: string;
  readonly average: BallAverage;
}

/** Shots of a day that counts: among fewer a misread cannot be distinguished from the others, and would decide the goal. */
const fewestShotsOfDay = fewestWithFences;

/**
 * The days with shots, oldest first; those with too few that have the number have no reading. The spread of a day is that of the shots within all
 * days that count: a few shots know theirs badly, and a day whose shots lie together by chance would outweigh the others.
 */
export function shotAttempts(name: BallGoalMeasure, club: UploadClub, days: readonly DayOfShots[]): GoalAttempt[] {
  const standardDeviation = spreadWithin(days.filter(isCounted));
  const readingOf = ({ day, average }: DayOfShots): GoalReading | null => {
    const read = readShots(name, { firstDay: day, days: 1, average: { ...average, standardDeviation } });
    return read && { atMs: read.atMs, value: read.value, standardDeviation: read.standardDeviation, shown: read.value };
  };
  return days
    .map((of) => ({ atMs: momentOfDay(of.day), reading: isCounted(of) ? readingOf(of) : null, made: { club } }))
    .sort((one, other) => one.atMs - other.atMs);
}

const isCounted = ({ average: { n, leftOut, standardDeviation } }: DayOfShots): boolean =>
  standardDeviation !== null && n + leftOut >= fewestShotsOfDay;

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
