import { type GoalEnding, type GoalMeasure, isBallGoal } from '@trueswing/contracts';
import { hasTwoSides, isAngle } from '@trueswing/swing';
import { nounOfGoal } from './name-goal.ts';

interface EndedGoal {
  readonly ending: GoalEnding;
  readonly measurement: GoalMeasure;
}

/** Says how a goal ended. A gain is likely at most: only `/progress`, which searches a season, calls a change real. */
export function describeGoalEnd({ ending, measurement }: EndedGoal): { title: string; message: string } {
  const noun = nounOfGoal(measurement);
  switch (ending) {
    case 'reached':
      return {
        title: 'Your retest reads at your target',
        message: `Your ${noun} has likely changed. You can set yourself a new goal.`,
      };
    case 'gained':
      return {
        // A number with two sides may be as far on the other one.
        title: hasTwoSides(measurement) ? 'Your retest shows a change' : 'You have come closer',
        message: `Your ${noun} has likely changed. It is not at your target yet: you can aim for it again.`,
      };
    case 'no-sure-change':
      return {
        title: 'Your retest is done',
        message: `It shows no sure change of your ${noun}. You can aim for it again.`,
      };
    case 'too-few-swings':
      return {
        title: 'Your goal has reached its date',
        message: isBallGoal(measurement)
          ? 'Too few days had the shots to judge it. You can set it again.'
          : 'Too few swings were filmed to judge it. You can set it again.',
      };
    case 'already-there':
      // An angle may as well lie on the other side.
      if (isAngle(measurement)) {
        return {
          title: 'Your goal was set from an exception',
          message: `On average, your ${noun} needs no change to that side. You can set another goal.`,
        };
      }
      return {
        title: 'You are at your target already',
        message: `On average, your ${noun} is at your target. The ${isBallGoal(measurement) ? 'day' : 'swing'} that you set your goal from was an exception.`,
      };
    case 'given-up':
      return { title: 'You gave up your goal', message: 'You can set another one from any of your swings.' };
  }
}
