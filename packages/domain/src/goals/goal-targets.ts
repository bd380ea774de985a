import type { GoalMeasure } from '@trueswing/contracts';
import { dialScales, directionFrom, goalScales, isTurn, usualRangeOf } from '@trueswing/swing';

/** The targets that a goal from a level is offered, the nearest first. None where the level is as it should be. */
export function targetsFrom(measurement: GoalMeasure, level: number): number[] {
  const { from, upTo } = goalScales[measurement].aim;
  return from <= level && level <= upTo ? [] : targetsBeyond(measurement, level, directionFrom(measurement, level));
}

/** The targets beyond a level, the nearest first, up to the far end of where goals lead. */
export function targetsBeyond(measurement: GoalMeasure, level: number, direction: 1 | -1): number[] {
  const { min, max, step, aim } = goalScales[measurement];
  const all = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => tenth(min + index * step));
  const isOffered = (target: number) =>
    (target - level) * direction >= step / 2 && (direction > 0 ? target <= aim.upTo : target >= aim.from);
  const offered = all.filter(isOffered);
  return direction > 0 ? offered : offered.reverse();
}

/** The target that is proposed: the near end of what is usual, or the usual tempo. The nearest where the golfer is beyond. */
export function proposedTarget(measurement: GoalMeasure, targets: readonly number[]): number {
  const usual = usualTargets(measurement);
  return targets.find((target) => usual.includes(target)) ?? targets[0] ?? usual[0] ?? 0;
}

function usualTargets(measurement: GoalMeasure): number[] {
  if (isTurn(measurement)) return [dialScales[measurement].targetMin];
  if (measurement === 'tempoRatio') return [goalScales.tempoRatio.aim.from];
  const { from, upTo } = usualRangeOf(measurement) ?? {};
  return [from, upTo].filter((end) => end !== undefined);
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
