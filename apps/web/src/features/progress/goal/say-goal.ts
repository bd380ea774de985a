import { type Goal, type GoalEnd, isBallGoal } from '@trueswing/contracts';
import { countReadings, describeGoalEnd, hasTimeForRetest, lastDayOf, writeLeastGain } from '@trueswing/domain';
import type { Stature } from '@trueswing/swing';
import { countOf } from '../../../shared/count-of.ts';
import { nameDay } from '../../../shared/name-day.ts';
import { sayView } from '../../../shared/say-view.ts';
import { sayGoalLevels } from './say-goal-levels.ts';

interface Reader {
  /** Whether the golfer's plan has the swings that the goal needs. */
  readonly canFilm: boolean;
  /** US Central day. */
  readonly today: string;
  /** The first day from today on which the golfer can film. */
  readonly nextFilmingDay: string;
  /** Null where the height is not known. */
  readonly stature: Stature | null;
}

/** Sentences on where an open goal stands and what to do next. */
export function sayOpenGoal(goal: Goal, reader: Reader): string[] {
  const { canFilm, today } = reader;
  if (today > goal.dueOn) return [...sayPassed(goal), ...sayOthers(goal)];
  const isRestarted = goal.restartedAt !== null && goal.start === null;
  const restarted = isRestarted ? ['We measure in a new way now, so your start is measured again.'] : [];
  // Shots can be imported with every plan.
  if (!canFilm && !isBallGoal(goal.measurement)) {
    return [...restarted, `Your goal waits until ${nameDay(goal.dueOn)}.`, 'The swings for it need Premium.'];
  }
  return [...restarted, ...sayNext(goal, reader), ...sayOthers(goal)];
}

function sayNext(goal: Goal, { today, nextFilmingDay, stature }: Reader): string[] {
  if (!hasTimeForRetest(goal, nextFilmingDay)) {
    return [
      `There is no time left for a retest by ${nameDay(goal.dueOn)}.`,
      goal.dueRange ? 'Choose a later date.' : 'Give this goal up and set a new one.',
    ];
  }
  const { measurement, start, startSwings, startNeeds, opensOn, plannedSwings, retestSwings, dueOn } = goal;
  if (start === null || plannedSwings === null || opensOn === null) {
    const missing = startNeeds - startSwings;
    const first = isBallGoal(measurement)
      ? hitOn(missing)
      : `film ${countOf(missing, 'more swing')} from the same place`;
    return [`First ${first}.`, ...sayView(measurement), 'They show where you start.'];
  }
  if (today < opensOn) {
    return [
      `Train until ${nameDay(opensOn)}.`,
      `Then your retest begins: ${countReadings(measurement, plannedSwings)}${isBallGoal(measurement) ? '' : ', a week apart'}.`,
      ...sayView(measurement),
      ...sayLeastGain(goal, stature),
    ];
  }
  const missing = plannedSwings - retestSwings;
  const next = isBallGoal(measurement) ? hitOn(missing) : `film ${countOf(missing, 'more swing')}`;
  return [
    `Your retest is open: ${next} by ${nameDay(dueOn)}.`,
    ...sayView(measurement),
    ...sayLeastGain(goal, stature),
  ];
}

/** Until its result a goal waits for imports, or for swings that were filmed in time and are not analyzed. */
const sayPassed = ({ measurement, dueOn }: Goal): string[] => [
  'The date of your goal has passed.',
  isBallGoal(measurement)
    ? `Import what you hit until then by ${nameDay(lastDayOf(measurement, dueOn))}.`
    : 'You see your result once every swing that you filmed in time is analyzed.',
];

const hitOn = (days: number): string => `hit five balls or more on ${countOf(days, 'more day')}, and import them`;

/** Says what the retest is compared with, and what it can show: a gain of this size is seen in more than half of the cases. */
function sayLeastGain(
  { measurement, startSwings, start, target, smallestGain }: Goal,
  stature: Stature | null,
): string[] {
  if (smallestGain === null || start === null) return [];
  const isHidden = Math.abs(target - start) < smallestGain;
  return [
    `We compare it with your last ${countReadings(measurement, startSwings)} before.`,
    `A change of ${writeLeastGain(measurement, smallestGain, stature)} shows more often than not.`,
    ...(isHidden ? ['Your target is nearer than that, so you may reach it unseen.'] : []),
  ];
}

const whyNot: Readonly<Record<NonNullable<Goal['otherwiseFilmedReason']>, string>> = {
  'other-filming': 'was filmed in another way.',
  'other-version': 'was measured in another way.',
  bound: 'does not show the number closely enough.',
  'unknown-error': 'was measured in another way.',
  'few-shots': 'has fewer than five shots with this number.',
};

function sayOthers({ measurement, otherwiseFilmed: count, otherwiseFilmedReason: reason }: Goal): string[] {
  if (count === 0) return [];
  const notCounted = count === 1 ? 'does not count.' : 'do not count.';
  return [
    `${countReadings(measurement, count)} ${isBallGoal(measurement) ? notCounted : 'cannot be compared.'}`,
    ...(reason ? [`${count === 1 ? 'It' : 'The newest'} ${whyNot[reason]}`] : []),
  ];
}

/** Sentences on how a goal ended. */
export const sayEnd = (goal: Goal, end: GoalEnd, stature: Stature | null): string[] => [
  describeGoalEnd({ ending: end.ending, measurement: goal.measurement }).message,
  ...sayGoalLevels(goal, end, stature),
];
