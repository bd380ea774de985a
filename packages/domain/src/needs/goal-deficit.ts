import { type Handedness, isBallGoal, type MobilityCheck } from '@trueswing/contracts';
import { bodyTurnOf, findingRules, isTurn, measurementRows, type RuleName } from '@trueswing/swing';
import { type ChosenTarget, nameTarget, nounOfGoal } from '../goals/name-goal.ts';
import { bodySteps, type ClubStep, flightSteps } from './club-steps.ts';
import type { Deficit } from './deficit.ts';
import { type DeficitRule, deficitRules } from './deficit-rules.ts';

/** Describes the training for the golfer's own goal. What is practiced with a club is helped by a part of the body, or by none: null. */
export function goalDeficit(goal: ChosenTarget): Deficit | null {
  const { measurement } = goal;
  const { rule, step } = trainingFor(goal);
  const trains = rule?.goal ?? step?.helpedBy?.goal;
  if (!trains) return null;
  const deficit = { goal: trains, isTurn: isTurn(measurement), source: 'swing' } as const;
  if (!isBallGoal(measurement) && measurementRows[measurement].dial) {
    const target = nameTarget(goal);
    return { ...deficit, name: `your goal of ${target}`, clause: step?.helpedBy?.clause ?? `Your goal is ${target}` };
  }
  // Without the target, whose length each golfer reads in another unit.
  const name = `your goal for your ${nounOfGoal(measurement)}`;
  return { ...deficit, name, clause: step?.helpedBy?.clause ?? `You are working on your ${nounOfGoal(measurement)}` };
}

/** The training for a fault of the number: exercises, or else practice with a club. */
function trainingFor(goal: ChosenTarget): { rule?: DeficitRule; step?: ClubStep | undefined } {
  const { measurement, direction, changes } = goal;
  if (isBallGoal(measurement)) return { step: changes && flightSteps[changes] };
  // What is to get more has the training of what lies below its range, as a narrow stance.
  const isFaultOf = (name: RuleName) => {
    const { kind, appliesWithin } = findingRules[name];
    return (
      kind === 'weakness' && (direction === undefined || (direction === 'up') === (appliesWithin.below !== undefined))
    );
  };
  const rules = (Object.keys(findingRules) as RuleName[]).filter(
    (name) => findingRules[name].measurement === measurement && isFaultOf(name),
  );
  const rule = rules.flatMap((name) => deficitRules[name] ?? [])[0];
  return rule ? { rule } : { step: rules.flatMap((name) => bodySteps[name] ?? [])[0] };
}

/** Whether the mobility check shows that the body turns as far as the goal: then no exercise brings it nearer. */
export function isBodyAtGoal(
  { measurement, target }: ChosenTarget,
  check: Pick<MobilityCheck, 'parts'> | null,
  handedness: Handedness,
) {
  if (!isTurn(measurement) || !check) return false;
  const body = bodyTurnOf(check, measurement, handedness);
  return body !== null && body.turnDeg - body.plusMinusDeg >= target;
}

/** The sentence on the goal, with which a workout's reason begins. */
export function sayGoal(goal: ChosenTarget, isReachedByBody: boolean): string {
  const aim = `Your goal is ${nameTarget(goal)}.`;
  if (isReachedByBody) return `${aim} Your body already turns that far: practice it with a club.`;
  return isBallGoal(goal.measurement) || trainingFor(goal).step ? `${aim} Practice it with a club.` : aim;
}
