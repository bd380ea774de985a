import type { Finding, Measured, Measurement, MeasurementName } from '@trueswing/contracts';
import { readEvidence } from '../body/read-evidence.ts';
import { type Drill, drillFor, minConfidence, type WeaknessRule } from '../findings/finding-rule.ts';
import { type RuleName, ruleNames } from '../findings/rule-names.ts';
import { findingRules } from '../findings/rules.ts';
import { formatLength, type Stature, toLength } from '../lengths/format-length.ts';
import { judgeTarget, withInterval } from '../mobility/judge-target.ts';
import { isTurn, mobilityScales } from '../mobility/mobility-scales.ts';
import { formatSize, roundTurn, unitOf } from '../swing/measurements/format-measurement.ts';
import { isMeasured } from '../swing/measurements/measured-swing.ts';
import { bodySentences, type Reading } from './body-sentences.ts';
import type { BodyStep, Candidate, VerdictInput } from './verdict.ts';

/** A margin, and how many error bars it is away from being a certain fault. */
export interface Margin extends Candidate {
  readonly distance: number;
}

/** The weaknesses among the findings, with the weight of their rule. Rules that no longer exist have no sentence. */
export const findBodyFaults = ({ findings, measurements, stature = null }: VerdictInput): Candidate[] =>
  findings.flatMap((finding) => {
    const found = weaknessOf(finding.rule);
    const measured = found ? measurements[found.rule.measurement] : undefined;
    if (!found || !isMeasured(measured)) return [];
    // An older analysis keeps its wording, so that it stays what its advice says.
    const drill = drillFor(found.rule, measured, measurements);
    const step = describeStep(found, measured, stature, { ...drill, text: finding.cue ?? drill.text });
    return step ? [{ weight: finding.weight, step }] : [];
  });

/**
 * What is left between each measured value and the limit of its fault. A turn that reaches its target leaves nothing, and
 * neither does a value on the far side of what is usual. What the findings praise, and a turn that is shown within its
 * target, come only if nothing else is left.
 */
export function findBodyMargins({ findings, measurements, stature = null }: VerdictInput): Margin[] {
  const praised = new Set(
    findings.flatMap(({ kind, rule }) =>
      kind === 'strength' && isRuleName(rule) ? [findingRules[rule].measurement] : [],
    ),
  );
  const margins = ruleNames.flatMap((name) => {
    const found = weaknessOf(name);
    const measured = found ? measurements[found.rule.measurement] : undefined;
    if (!found || !isMeasured(measured) || measured.bound) return [];
    if (measured.confidence < minConfidence || reachesTarget(measured, found.rule.measurement)) return [];
    const step = describeStep(found, measured, stature, drillFor(found.rule, measured, measurements));
    if (!step) return [];
    return [{ step, weight: found.rule.weight * measured.confidence, distance: barsToFault(found.rule, measured) }];
  });
  const open = margins.filter(({ step: { measurement } }) =>
    isTurn(measurement) ? !isShownOnTarget(measurements[measurement], measurement) : !praised.has(measurement),
  );
  return open.length > 0 ? open : margins;
}

const isRuleName = (name: string): name is RuleName => Object.hasOwn(findingRules, name);

interface Weakness {
  readonly name: RuleName;
  readonly rule: WeaknessRule;
}

function weaknessOf(name: Finding['rule']): Weakness | null {
  if (!isRuleName(name)) return null;
  const rule = findingRules[name];
  return rule.kind === 'weakness' ? { name, rule } : null;
}

/** Close to the target is not on it: there is something to gain. */
const reachesTarget = (measured: Measured, name: MeasurementName): boolean =>
  isTurn(name) && /(?:on|above)-target$/.test(judgeTarget(withInterval(measured), mobilityScales[name]) ?? '');

/** "85°" beside a target of 85–95° should not be asked to turn farther, if there is anything else. */
const isShownOnTarget = (measured: Measurement | undefined, name: keyof typeof mobilityScales): boolean =>
  isMeasured(measured) && roundTurn(measured.value) >= mobilityScales[name].targetMin;

/** From the value to where its whole ± lies beyond the limit, in error bars. */
function barsToFault({ appliesWithin: { above, below } }: WeaknessRule, { value, plusMinus }: Measured): number {
  const room = above !== undefined ? above - value : value - (below ?? value);
  return Math.max(0, 1 + room / Math.max(plusMinus, 1e-6));
}

const isLength = (name: MeasurementName): boolean => name.endsWith('Bh');

/** "1" rather than "1.0" in a sentence; a tempo keeps its tenth, as in "2.0 to 1". */
const writeWhole = (size: string, name: MeasurementName): string =>
  name === 'tempoRatio' ? size : size.replace(/\.0$/, '');

function readingOf(measured: Measured, { measurement, appliesWithin }: WeaknessRule, stature: Stature | null): Reading {
  const { value } = measured;
  const { above, below } = appliesWithin;
  const bound = above ?? below ?? 0;
  const write = (of: Measured) =>
    isLength(measurement)
      ? formatLength(Math.abs(of.value), stature)
      : writeWhole(formatSize(of, unitOf(measurement)), measurement);
  const [size, limit] = [write(measured), write({ value: bound, plusMinus: 0, at: measured.at, confidence: 1 })];
  return {
    ...{ value, limit, size: isLength(measurement) && !stature ? `${size} of height` : size },
    isBeyond: (above === undefined ? value < bound : value > bound) && size !== limit,
    isZero: isLength(measurement) ? toLength(value, stature) === 0 : Math.round(value) === 0,
  };
}

/** Null where nothing is to gain. */
function describeStep(
  { name, rule }: Weakness,
  measured: Measured,
  stature: Stature | null,
  drill: Drill,
): BodyStep | null {
  const { measurement, norm, source, priorityAdvice } = rule;
  const words = bodySentences[name];
  const reading = readingOf(measured, rule, stature);
  const sentence = words?.sentence(reading);
  if (!words || !sentence) return null;
  const { detail, goal } = words;
  return {
    ...{ kind: 'body', rule: name, measurement, sentence, source },
    detail: typeof detail === 'function' ? detail(reading) : detail,
    reason: priorityAdvice[0] ?? rule.brief,
    ...{ drill: drill.text, tip: drill.tip },
    numbers: [readEvidence(measurement, measured, goal ? `${norm}, goal ${goal}` : norm, stature)],
  };
}
