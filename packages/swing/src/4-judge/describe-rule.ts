import type { RuleName } from './rules/rule-names.ts';
import { findingRules } from './rules/rules.ts';

/** Texts of a screen about a finding, beside its own sentence. */
export interface RuleDescription {
  /** Two or three words: "Early extension", "Steady head". */
  readonly title: string;
  /** One short clause without numbers. */
  readonly brief: string;
  /** Why it matters; empty for a strength. */
  readonly reason: string;
  readonly norm: string;
  /** Exercises that train for it; empty for a strength. */
  readonly exercises: readonly string[];
}

/** Describes a finding by the rule that made it. Null for a rule that no longer exists. */
export function describeRule(name: string): RuleDescription | null {
  if (!Object.hasOwn(findingRules, name)) return null;
  const rule = findingRules[name as RuleName];
  const { brief, norm } = rule;
  if (rule.kind === 'strength') return { title: rule.title, brief, norm, reason: '', exercises: [] };
  return {
    title: rule.issue,
    brief,
    norm,
    reason: rule.priorityAdvice[0] ?? '',
    exercises: rule.exercises.map(({ exercise }) => exercise),
  };
}
