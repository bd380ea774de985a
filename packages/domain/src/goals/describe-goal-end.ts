import type { GoalEnding, GoalMeasure } from '@trueswing/contracts';
import { nounOfGoal } from './name-goal.ts';

interface EndedGoal {
  readonly ending: GoalEnding;
  readonly measurement: GoalMeasure;
}

/** The news that a goal has ended. Of a tempo a gain is likely at most: how far one golfer's tempos lie apart no one has measured. */
export function describeGoalEnd({ ending, measurement }: EndedGoal): { title: string; message: string } {
  const noun = nounOfGoal(measurement);
  const sure = measurement === 'tempoRatio' ? 'likely' : 'really';
  switch (ending) {
    case 'reached':
      return {
        title: 'You reached your goal',
        message: `Your ${noun} has ${sure} changed, and it is at your target. See your numbers.`,
      };
    case 'gained':
      return {
        title: 'You have come closer',
        message: `Your ${noun} has ${sure} changed. It is not at your target yet: you can aim for it again.`,
      };
    case 'no-sure-change':
      return {
        title: 'Your retest is done',
        message: `It shows no sure change of your ${noun}. That can be chance, too. See what you can do next.`,
      };
    case 'too-few-swings':
      return {
        title: 'Your goal has reached its date',
        message: 'Too few swings were filmed to judge it. What you have gained stays: set your goal again.',
      };
    case 'already-there':
      return {
        title: 'You are at your target already',
        message: `Your ${noun} is at your target in most swings. The one that you set your goal from was an exception.`,
      };
    case 'given-up':
      return { title: 'You gave up your goal', message: 'You can set another one from any of your swings.' };
  }
}
