import type { Finding, Measured, Measurements } from '@trueswing/contracts';
import { barsBeyond, type FindingRule, gatherEvidence, isSurely, minConfidence } from './finding-rule.ts';
import { findingRules } from './rules.ts';

/** Three things are the most that a golfer can work on. */
export const maxWeaknesses = 3;

/** What a golfer is told: at most three weaknesses, the first of which is the priority, and the strengths. */
export function findFindings(measurements: Measurements): Finding[] {
  const findings = findAllFindings(measurements);
  const ofKind = (kind: Finding['kind']): Finding[] => findings.filter((finding) => finding.kind === kind);
  return [...ofKind('weakness').slice(0, maxWeaknesses), ...ofKind('strength')];
}

/**
 * All that the measurements support, the weightiest first. Withheld measurements and values that do not leave their own
 * ± say nothing.
 */
export function findAllFindings(measurements: Measurements): Finding[] {
  const holding = findingRules.flatMap((rule) => {
    const measured = measurements[rule.measurement];
    if (!measured || !('value' in measured) || measured.confidence < minConfidence) return [];
    return isSurely(measured, rule.claims) ? [{ rule, measured }] : [];
  });
  const names = new Set(holding.map(({ rule }) => rule.rule));
  return holding
    .filter(({ rule }) => !rule.unless?.some((name) => names.has(name)))
    .map(({ rule, measured }) => toFinding(rule, measured, measurements))
    .sort((a, b) => b.weight - a.weight || a.rule.localeCompare(b.rule));
}

function toFinding(rule: FindingRule, measured: Measured, all: Measurements): Finding {
  const evidence = gatherEvidence(rule, measured, all);
  const cue = typeof rule.cue === 'function' ? rule.cue(evidence) : rule.cue;
  const others = (rule.also ?? []).flatMap((measurement) => {
    const other = evidence.other(measurement);
    return other ? [{ measurement, value: other.value, plusMinus: other.plusMinus }] : [];
  });
  return {
    rule: rule.rule,
    kind: rule.kind,
    weight: weigh(rule, measured),
    text: rule.text(evidence),
    ...(cue ? { cue } : {}),
    evidence: [
      { measurement: rule.measurement, value: measured.value, plusMinus: measured.plusMinus, norm: rule.norm },
      ...others,
    ],
    source: rule.source,
  };
}

/** A fault that is plain weighs more than one that is just sure; at most by a quarter. */
function weigh({ kind, weight, claims }: FindingRule, measured: Measured): number {
  const limit = kind === 'weakness' ? (claims.above ?? claims.below) : undefined;
  const plain = limit === undefined ? 1 : 1 + Math.min(0.25, Math.max(0, barsBeyond(measured, limit) - 1) / 8);
  return Math.round(Math.min(1, weight * measured.confidence * plain) * 100) / 100;
}
