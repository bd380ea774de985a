import { type GoalMeasure, goalTargets } from '@trueswing/contracts';
import { dialScales } from '@trueswing/swing';

/** The tempo that is usual on tour: a golfer's own lies on either side of it. */
const usualTempo = 3;

/** Where a goal that starts at a level leads: a turn grows, a tempo comes closer to the usual one. */
export const directionFrom = (measurement: GoalMeasure, level: number): 1 | -1 =>
  measurement === 'tempoRatio' && level > usualTempo ? -1 : 1;

/** The targets that can be chosen beyond a level, the nearest first. A tempo has none beyond the usual one. */
export function targetsBeyond(measurement: GoalMeasure, level: number, direction: 1 | -1): number[] {
  const { min, max, step } = goalTargets[measurement];
  const all = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => tenth(min + index * step));
  const isOffered = (target: number) =>
    (target - level) * direction >= step / 2 &&
    (measurement !== 'tempoRatio' || (usualTempo - target) * direction >= 0);
  const offered = all.filter(isOffered);
  return direction > 0 ? offered : offered.reverse();
}

/** The target that is proposed: the lower end of the dial's, or the usual tempo. The nearest where the golfer is beyond. */
export function proposedTarget(measurement: GoalMeasure, targets: readonly number[]): number {
  const usual = measurement === 'tempoRatio' ? usualTempo : dialScales[measurement].targetMin;
  return targets.includes(usual) ? usual : (targets[0] ?? usual);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
