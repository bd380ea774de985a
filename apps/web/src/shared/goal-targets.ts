import { type Club, type GoalMeasure, isBallGoal } from '@trueswing/contracts';
import { greatestTarget } from '@trueswing/domain';
import { dialScales, directionFrom, goalScales, isAtAim, isTurn, nearlyStraight, usualRangeOf } from '@trueswing/swing';

/** The targets that a goal from a level is offered, the nearest first. None where the level is as it should be. */
export const targetsFrom = (measurement: GoalMeasure, level: number, club?: Club): number[] =>
  isAtAim(measurement, level) ? [] : targetsBeyond(measurement, level, directionFrom(measurement, level), club);

/** The targets beyond a level, the nearest first, up to the far end of where goals lead. The club limits the smash factor. */
export function targetsBeyond(measurement: GoalMeasure, level: number, direction: 1 | -1, club?: Club): number[] {
  const { min, step, aim } = goalScales[measurement];
  const max = greatestTarget(measurement, club);
  const all = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => tidy(min + index * step));
  const isOffered = (target: number) =>
    (target - level) * direction >= step / 2 && (direction > 0 ? target <= aim.upTo : target >= aim.from);
  const offered = all.filter(isOffered);
  return direction > 0 ? offered : offered.reverse();
}

/**
 * The target that is proposed: the near end of what is usual, or the usual tempo. The nearest where the golfer is beyond.
 * @param targets those that are offered, the nearest first
 * @param aim number at which a step for the flight aims: unless it is straight, the first target at or beyond it is proposed
 */
export function proposedTarget(measurement: GoalMeasure, targets: readonly number[], aim?: number): number {
  const [nearest = 0, farthest = nearest] = [targets[0], targets.at(-1)];
  const usual = aim ? [] : usualTargets(measurement);
  const isProposed = (target: number) =>
    usual.includes(target) || (aim && (farthest > nearest ? target >= aim : target <= aim));
  return targets.find(isProposed) ?? nearest;
}

function usualTargets(measurement: GoalMeasure): number[] {
  if (isTurn(measurement)) return [dialScales[measurement].targetMin];
  if (measurement === 'tempoRatio') return [goalScales.tempoRatio.aim.from];
  if (measurement === 'smashFactor' || measurement === 'spinRpm') return [];
  if (isBallGoal(measurement)) return [nearlyStraight, -nearlyStraight];
  const { from, upTo } = usualRangeOf(measurement) ?? {};
  return [from, upTo].filter((end) => end !== undefined);
}

/** Removes floating-point noise: 1 + 0.29 must be 1.29. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;
