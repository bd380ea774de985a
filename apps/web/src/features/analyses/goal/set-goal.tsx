import { goalMeasures, type Measurement, type MeasurementName } from '@trueswing/contracts';
import { hasNumber } from '@trueswing/swing';
import { proposedTarget, targetsFrom } from '../../../shared/goal-targets.ts';
import { OwnGoal, type OwnGoalProps } from './own-goal.tsx';

interface SetGoalProps extends Pick<OwnGoalProps, 'analysis'> {
  name: MeasurementName;
  measured: Measurement | undefined;
}

/** Makes a number of a report its owner's goal. Nothing where it can be none: no number, of another kind, or no target is left. */
export function SetGoal({ analysis, name, measured }: SetGoalProps) {
  const measurement = goalMeasures.find((each) => each === name);
  if (!measurement || !hasNumber(measured) || measured.bound) return null;
  const targets = targetsFrom(measurement, measured.value);
  const proposed = proposedTarget(measurement, targets);
  return <OwnGoal analysis={analysis} start={{ measurement, targets, proposed }} />;
}
