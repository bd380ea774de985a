import type { GoalMeasure } from '@trueswing/contracts';
import { goalScales } from '@trueswing/swing';

/** Whether a target is one of those that a measurement offers. */
export function isTarget(measurement: GoalMeasure, target: number): boolean {
  const { min, max, step } = goalScales[measurement];
  const steps = (target - min) / step;
  return target >= min && target <= max && Math.abs(steps - Math.round(steps)) < 1e-6;
}
