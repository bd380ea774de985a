import type { SwingAnalysis } from '@trueswing/contracts';
import type { FlightNumber } from '@trueswing/swing';
import { proposedTarget, targetsFrom } from '../../../shared/goal-targets.ts';
import { OwnGoal, type OwnGoalProps } from './own-goal.tsx';

interface SetBallGoalProps {
  analysis: OwnGoalProps['analysis'] & Pick<SwingAnalysis, 'clubSelection'>;
  number: FlightNumber;
}

/** Makes the number of a step for the flight of the ball a goal. */
export function SetBallGoal({ analysis, number: { name, value, aim } }: SetBallGoalProps) {
  const targets = targetsFrom(name, value, analysis.clubSelection);
  const proposed = proposedTarget(name, targets, aim);
  return <OwnGoal analysis={analysis} start={{ measurement: name, targets, proposed }} />;
}
