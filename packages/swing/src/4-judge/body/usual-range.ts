import type { MeasurementName } from '@trueswing/contracts';
import type { FindingRule } from '../rules/finding-rule.ts';
import { findingRules } from '../rules/rules.ts';
import { sources } from '../rules/sources.ts';

/** Where a measurement usually lies. A side without a limit is open. */
export interface UsualRange {
  readonly from?: number;
  readonly upTo?: number;
  /** Measured on tour players; else a norm or a convention of teaching. */
  readonly isTour: boolean;
}

const tourSources: ReadonlySet<string> = new Set([sources.tourFaceOn, sources.tourDownTheLine, sources.golfDb]);

/**
 * The range beyond which the rules find a fault, so that a row and a sentence never disagree. A strength's band is the
 * range itself; else it ends where the weaknesses begin. Null for a measurement without a rule.
 */
export function usualRangeOf(name: MeasurementName): UsualRange | null {
  const rules = Object.values(findingRules).filter((rule) => rule.measurement === name);
  const [first] = rules;
  if (!first) return null;
  const from = limitOf(rules, 'from', 'below');
  const upTo = limitOf(rules, 'upTo', 'above');
  return {
    ...(from !== undefined && { from }),
    ...(upTo !== undefined && { upTo }),
    isTour: tourSources.has(first.source),
  };
}

function limitOf(
  rules: readonly FindingRule[],
  ofStrength: 'from' | 'upTo',
  ofWeakness: 'below' | 'above',
): number | undefined {
  const strength = rules.find(({ kind }) => kind === 'strength')?.appliesWithin[ofStrength];
  if (strength !== undefined) return strength;
  return rules
    .filter(({ kind }) => kind === 'weakness')
    .find(({ appliesWithin }) => appliesWithin[ofWeakness] !== undefined)?.appliesWithin[ofWeakness];
}
