import type { Goal, GoalEnd } from '@trueswing/contracts';
import { nounOfGoal, writeTarget } from '@trueswing/domain';
import { formatTurn } from '@trueswing/swing';
import { countOf } from '../../../shared/count-of.ts';

/** A level as the dial shows it: "35°", "3.1". */
export const levelOf = (goal: Pick<Goal, 'measurement'>, value: number): string =>
  goal.measurement === 'tempoRatio' ? value.toFixed(1) : formatTurn(value);

/** Sentences on where an open goal stands and what to do next. */
export function sayOpenGoal(goal: Goal, isPremium: boolean): string[] {
  const { start, startSwings, startNeeds, plannedSwings, retestSwings, otherwiseFilmed } = goal;
  const restarted = goal.restartedAt ? ['We measure in a new way now, so your start is measured again.'] : [];
  const elsewhere =
    otherwiseFilmed > 0 ? [`${countOf(otherwiseFilmed, 'swing')} from another place cannot be compared.`] : [];
  if (!isPremium) return [...restarted, 'Your goal waits for your next swing, which needs Premium.'];
  if (start === null || plannedSwings === null) {
    const missing = countOf(startNeeds - startSwings, 'more swing');
    return [...restarted, `First film ${missing} from the same place. They show where you start.`, ...elsewhere];
  }
  const film = countOf(plannedSwings - retestSwings, 'more swing');
  return [
    ...restarted,
    `Train, then film ${film} from the same place. They show whether you have gained.`,
    ...sayLeastGain(goal),
    ...elsewhere,
  ];
}

/** What a retest can show: in more than half of the cases a gain of this size is seen. A turn is rounded up to a whole degree. */
function sayLeastGain({ measurement, smallestGain }: Goal): string[] {
  if (smallestGain === null) return [];
  const gain =
    measurement === 'tempoRatio' ? (Math.ceil(smallestGain * 10) / 10).toFixed(1) : `${Math.ceil(smallestGain)}°`;
  return [`A change of ${gain} will likely show; a smaller one can stay hidden.`];
}

/** Sentences on how a goal ended. */
export function sayEnd(goal: Goal, end: GoalEnd): string[] {
  const noun = nounOfGoal(goal.measurement);
  const sure = goal.measurement === 'tempoRatio' ? 'likely' : 'really';
  const course =
    end.start !== null && end.retest !== null
      ? [`It went from about ${levelOf(goal, end.start)} to about ${levelOf(goal, end.retest)}.`]
      : [];
  switch (end.ending) {
    case 'reached':
      return [`You reached your goal: your ${noun} has ${sure} changed.`, ...course];
    case 'gained':
      return [`Your ${noun} has ${sure} come closer to ${writeTarget(goal)}.`, ...course, 'You can aim for it again.'];
    case 'no-sure-change':
      return [`Your retest shows no sure change of your ${noun}.`, ...course, 'A small gain can hide in it.'];
    case 'too-few-swings':
      return [`Your date has come with ${countOf(end.swings, 'swing')} for the retest.`, 'That is too few to judge.'];
    case 'already-there':
      return [`Your ${noun} is at your target in most swings already.`];
    case 'given-up':
      return ['You gave up this goal.'];
  }
}
