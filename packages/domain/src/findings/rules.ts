import type { FindingRule } from './finding-rule.ts';
import { clubPathRules } from './rules/club-path-rules.ts';
import { headRules } from './rules/head-rules.ts';
import { movementRules } from './rules/movement-rules.ts';
import { postureRules } from './rules/posture-rules.ts';
import { turnRules } from './rules/turn-rules.ts';

/** Every rule. Order does not matter: weight decides. */
export const findingRules: readonly FindingRule[] = [
  ...turnRules,
  ...postureRules,
  ...headRules,
  ...movementRules,
  ...clubPathRules,
];

export const findRule = (name: string): FindingRule | undefined => findingRules.find(({ rule }) => rule === name);
