import type { Finding, Measured, Measurements } from '@trueswing/contracts';
import { isMeasured } from '../3-measure/measured-swing.ts';
import { drillFor, errorBarsBeyond, type FindingRule, gatherEvidence, type RuleFinding } from './rules/finding-rule.ts';
import { type RuleName, ruleNames } from './rules/rule-names.ts';
import { findingRules } from './rules/rules.ts';
import { isFault, isWithin, minConfidence } from './targets/bands.ts';
import { judgeTarget } from './targets/judge-target.ts';

/** A golfer cannot work on more things than this. */
const maxWeaknesses = 3;

/** The findings that a golfer is shown: at most three weaknesses, the priority first, then the strengths. */
export function findFindings(measurements: Measurements): RuleFinding[] {
  const findings = findAllFindings(measurements);
  const ofKind = (kind: Finding['kind']): RuleFinding[] => findings.filter((finding) => finding.kind === kind);
  return [...ofKind('weakness').slice(0, maxWeaknesses), ...ofKind('strength')];
}

/**
 * Lists every finding that the measurements support, sorted by weight. A withheld measurement, a value within ± of a limit and a
 * turn that may as well lie beyond it support none.
 */
export function findAllFindings(measurements: Measurements): RuleFinding[] {
  const holding = ruleNames.flatMap((name) => {
    const rule = findingRules[name];
    const measured = measurements[rule.measurement];
    if (!isMeasured(measured) || measured.confidence < minConfidence) return [];
    return isWithin(measured, rule.appliesWithin) && !isBeyondDial(rule, measured) ? [{ name, rule, measured }] : [];
  });
  const names = new Set(holding.map(({ name }) => name));
  const faults = new Set(
    holding.flatMap(({ name, rule, measured }) => (isFault(measured, rule.appliesWithin) ? [name] : [])),
  );
  // A strength yields to what a dial calls likely; a weakness yields only to one that is listed.
  const yieldsTo = { strength: names, weakness: faults };
  return holding
    .filter(({ rule }) => !rule.unless?.some((name) => yieldsTo[rule.kind].has(name)))
    .filter(({ name, rule }) => rule.kind === 'strength' || faults.has(name))
    .map(({ name, rule, measured }) => toFinding(name, rule, measured, measurements))
    .sort((a, b) => b.weight - a.weight || a.rule.localeCompare(b.rule));
}

/**
 * Whether a stored finding is listed by the rules of today: an older finding may rest on less, and an older strength may be a turn
 * above its target.
 */
export function isStillFound({ kind, rule }: Finding, measurements: Measurements): boolean {
  const known = Object.hasOwn(findingRules, rule) ? findingRules[rule as RuleName] : null;
  const measured = known ? measurements[known.measurement] : undefined;
  if (!known || !isMeasured(measured)) return true;
  if (kind === 'weakness') return isFault(measured, known.appliesWithin);
  return isWithin(measured, known.appliesWithin) && !isBeyondDial(known, measured);
}

/** A turn whose dial says "above" is neither praised nor faulted. */
const isBeyondDial = (rule: FindingRule, measured: Measured): boolean =>
  rule.kind === 'strength' &&
  rule.dial !== undefined &&
  judgeTarget(measured, rule.dial)?.endsWith('above-target') === true;

function toFinding(name: RuleName, rule: FindingRule, measured: Measured, all: Measurements): RuleFinding {
  const evidence = gatherEvidence(rule, measured, all);
  const others = (rule.also ?? []).flatMap((measurement) => {
    const other = evidence.other(measurement);
    return other ? [{ measurement, ...numbersOf(other) }] : [];
  });
  return {
    rule: name,
    kind: rule.kind,
    weight: weigh(rule, measured),
    text: rule.text(evidence),
    ...(rule.kind === 'weakness' ? { cue: drillFor(rule, measured, all).text } : {}),
    evidence: [{ measurement: rule.measurement, ...numbersOf(measured), norm: rule.norm }, ...others],
    source: rule.source,
  };
}

const numbersOf = ({ value, plusMinus, interval }: Measured) => ({ value, plusMinus, ...(interval && { interval }) });

/** A clear fault weighs up to a quarter more than one that is barely certain. */
function weigh({ kind, weight, appliesWithin }: FindingRule, measured: Measured): number {
  const limit = kind === 'weakness' ? (appliesWithin.above ?? appliesWithin.below) : undefined;
  const clarity = limit === undefined ? 1 : 1 + Math.min(0.25, Math.max(0, errorBarsBeyond(measured, limit) - 1) / 8);
  return Math.round(Math.min(1, weight * measured.confidence * clarity) * 100) / 100;
}
