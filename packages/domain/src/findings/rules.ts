import type { FindingRule } from './finding-rule.ts';
import type { RuleName } from './rule-names.ts';
import { handPathRules } from './rules/hand-path-rules.ts';
import { headRules } from './rules/head-rules.ts';
import { movementRules } from './rules/movement-rules.ts';
import { postureRules } from './rules/posture-rules.ts';
import { stanceRules } from './rules/stance-rules.ts';
import { tempoRules } from './rules/tempo-rules.ts';
import { turnRules } from './rules/turn-rules.ts';

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
