import type { Measurements } from '@trueswing/contracts';
import { findAllFindings, findingRules, isMeasured, likelyIn, mobilityScales, type RuleName } from '@trueswing/swing';
import type { Deficit } from './deficit.ts';
import { deficitRules } from './deficit-rules.ts';

/**
 * Finds what to train by the measurements of a swing, most important first. Turns count by their probability, as in the
 * findings: one that may as well reach its target is no deficit.
 */
export const findDeficits = (measurements: Measurements): Deficit[] =>
  findAllFindings(measurements).flatMap(({ rule }) => deficitOf(rule, measurements) ?? []);

/** Describes the training for a fault; null for one that is practiced with a club. */
export function deficitOf(rule: RuleName, measurements: Measurements): Deficit | null {
  const deficit = deficitRules[rule];
  const { measurement, appliesWithin } = findingRules[rule];
  const measured = measurements[measurement];
  if (!deficit || !isMeasured(measured)) return null;
  const { goal, name, says } = deficit;
  const isTurn = measurement in mobilityScales;
  return { goal, name, isTurn, clause: says(likelyIn(measured, appliesWithin)), source: 'swing' };
}
