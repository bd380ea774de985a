import type { GoalMeasure, Handedness, MobilityCheck, TrainingGoal } from '@trueswing/contracts';
import { bodyTurnOf } from '@trueswing/swing';
import { type ChosenTarget, nameTarget } from '../goals/name-goal.ts';
import { bodySteps } from './club-steps.ts';
import type { Deficit } from './deficit.ts';

const trained: Readonly<Record<Exclude<GoalMeasure, 'tempoRatio'>, TrainingGoal>> = {
  shoulderTurnDeg: 'shoulder-turn',
  hipRotationDeg: 'hip-rotation',
  xFactorDeg: 'x-factor',
};

/** Describes the training for the golfer's own goal. A tempo is practiced with a club, which a steady base helps. */
export function goalDeficit(goal: ChosenTarget): Deficit {
  const { measurement } = goal;
  const name = `your goal of ${nameTarget(goal)}`;
  if (measurement !== 'tempoRatio') {
    return {
      goal: trained[measurement],
      name,
      isTurn: true,
      clause: `Your goal is ${nameTarget(goal)}`,
      source: 'swing',
    };
  }
  const { goal: base = 'balance', clause = '' } = bodySteps['quick-tempo']?.helpedBy ?? {};
  return { goal: base, name, isTurn: false, clause, source: 'swing' };
}

/** Whether the mobility check shows that the body turns as far as the goal: then no exercise brings it nearer. */
export function isBodyAtGoal(
  { measurement, target }: ChosenTarget,
  check: Pick<MobilityCheck, 'parts'> | null,
  handedness: Handedness,
) {
  if (measurement === 'tempoRatio' || !check) return false;
  const body = bodyTurnOf(check, measurement, handedness);
  return body !== null && body.turnDeg - body.plusMinusDeg >= target;
}

/** The sentence on the goal, with which a workout's reason begins. */
export function sayGoal(goal: ChosenTarget, isReachedByBody: boolean): string {
  const aim = `Your goal is ${nameTarget(goal)}.`;
  if (isReachedByBody) return `${aim} Your body already turns that far: practice it with a club.`;
  return goal.measurement === 'tempoRatio' ? `${aim} Practice it with a club.` : aim;
}
