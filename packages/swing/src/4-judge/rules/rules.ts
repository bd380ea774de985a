import type { FindingRule } from './finding-rule.ts';
import { handPathRules } from './hand-path-rules.ts';
import { headRules } from './head-rules.ts';
import { movementRules } from './movement-rules.ts';
import { postureRules } from './posture-rules.ts';
import type { RuleName } from './rule-names.ts';
import { stanceRules } from './stance-rules.ts';
import { tempoRules } from './tempo-rules.ts';
import { turnRules } from './turn-rules.ts';

/** Every rule. The compiler rejects a name without a rule and a rule without a name. */
export const findingRules: Readonly<Record<RuleName, FindingRule>> = {
  ...turnRules,
  ...postureRules,
  ...headRules,
  ...movementRules,
  ...handPathRules,
  ...stanceRules,
  ...tempoRules,
};
