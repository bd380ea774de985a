import type { Measurements, TrainingGoal } from '@trueswing/contracts';
import { findAllFindings, findingRules, isMeasured, likelyIn } from '@trueswing/swing';
import { deficitRules } from './deficit-rules.ts';

/** Something measured that training can improve. */
export interface Deficit {
  readonly goal: TrainingGoal;
  /** 0…1, how much it matters. */
  readonly weight: number;
  /** "Your hips likely turn less than the target". */
  readonly clause: string;
}

/** More than this a workout cannot address every day. */
export const maxDeficits = 3;

/**
 * Finds what to train by the measurements of a swing, most important first; one for each goal. Turns count by their probability,
 * as in the findings: one that may as well reach its target is no deficit.
 */
export function findDeficits(measurements: Measurements): Deficit[] {
  const deficits = findAllFindings(measurements).flatMap(({ rule, weight }): Deficit[] => {
    const deficit = deficitRules[rule];
    const { measurement, appliesWithin } = findingRules[rule];
    const measured = measurements[measurement];
    if (!deficit || !isMeasured(measured)) return [];
    return [{ goal: deficit.goal, weight, clause: deficit.says(likelyIn(measured, appliesWithin)) }];
  });
  const first = deficits.filter(({ goal }, at) => deficits.findIndex((one) => one.goal === goal) === at);
  return first.slice(0, maxDeficits);
}
