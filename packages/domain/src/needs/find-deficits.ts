import type { Measurements } from '@trueswing/contracts';
import { findAllFindings, findingRules, isMeasured, likelyIn, type RuleName } from '@trueswing/swing';
import type { Deficit } from './deficit.ts';
import { deficitRules } from './deficit-rules.ts';

/**
 * Finds what to train by the measurements of a swing, most important first; one for each goal. Turns count by their probability,
 * as in the findings: one that may as well reach its target is no deficit.
 */
export function findDeficits(measurements: Measurements): Deficit[] {
  const deficits = findAllFindings(measurements).flatMap(
    ({ rule, weight }) => deficitOf(rule, weight, measurements) ?? [],
  );
  return deficits.filter(({ goal }, at) => deficits.findIndex((one) => one.goal === goal) === at);
}

/** Describes the training for a fault; null for one that is practiced with a club. */
export function deficitOf(rule: RuleName, weight: number, measurements: Measurements): Deficit | null {
  const deficit = deficitRules[rule];
  const { measurement, appliesWithin } = findingRules[rule];
  const measured = measurements[measurement];
  if (!deficit || !isMeasured(measured)) return null;
  const { goal, name, says } = deficit;
  return { goal, name, weight, clause: says(likelyIn(measured, appliesWithin)), source: 'swing' };
}
