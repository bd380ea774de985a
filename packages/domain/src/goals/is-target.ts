import { type GoalMeasure, goalTargets } from '@trueswing/contracts';

/** Whether a target is one of those that a measurement offers. */
export function isTarget(measurement: GoalMeasure, target: number): boolean {
  const { min, max, step } = goalTargets[measurement];
  const steps = (target - min) / step;
  return target >= min && target <= max && Math.abs(steps - Math.round(steps)) < 1e-6;
}
