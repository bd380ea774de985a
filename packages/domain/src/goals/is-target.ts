import type { Club, GoalMeasure } from '@trueswing/contracts';
import { goalScales, highestSmashFactor } from '@trueswing/swing';

/** Whether a target is one of those that a measurement offers, with a club where it is known. */
export function isTarget(measurement: GoalMeasure, target: number, club?: Club): boolean {
  const { min, step } = goalScales[measurement];
  const max = greatestTarget(measurement, club);
  const steps = (target - min) / step;
  return target >= min && target <= max && Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** The greatest target of a number. A smash factor beyond the club's highest is taken for a misread shot. */
export function greatestTarget(measurement: GoalMeasure, club?: Club): number {
  const { max } = goalScales[measurement];
  return measurement === 'smashFactor' && club ? Math.min(max, highestSmashFactor(club)) : max;
}
