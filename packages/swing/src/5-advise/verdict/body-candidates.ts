import type { Finding, Measured, MeasurementName } from '@trueswing/contracts';
import { formatLength, type Stature, toLength } from '../../3-measure/format-length.ts';
import { formatSize, unitOf } from '../../3-measure/format-measurement.ts';
import { isMeasured } from '../../3-measure/measured-swing.ts';
import { measurementRows } from '../../3-measure/measurements.table.ts';
import { readEvidence } from '../../4-judge/body/read-evidence.ts';
import { drillFor, type WeaknessRule } from '../../4-judge/rules/finding-rule.ts';
import type { RuleName } from '../../4-judge/rules/rule-names.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import { chanceWithin, errorToward, isFault } from '../../4-judge/targets/bands.ts';
import { bodySentences, type Reading } from './body-sentences.ts';
import type { BodyStep, Candidate, VerdictInput } from './verdict.ts';

/**
 * Lists a step for each weakness among the findings, with the weight of its rule. Stored findings may rest on older rules: those
 * that are no fault by today's have no step.
 */
export const findBodyFaults = ({ findings, measurements, stature = null }: VerdictInput): Candidate[] =>
  findings.flatMap((finding) => {
    const found = weaknessOf(finding.rule);
    const measured = found ? measurements[found.rule.measurement] : undefined;
    if (!found || !isMeasured(measured)) return [];
    if (!isFault(measured, found.rule.appliesWithin)) return [];
    const chance = chanceWithin(measured, found.rule.appliesWithin);
    const drill = drillFor(found.rule, measured, measurements);
    // An older analysis keeps its wording, so that the step and its stored advice agree.
    const step = describeStep(found, measured, stature, { tip: drill.tip, drill: finding.cue ?? drill.text, chance });
    return step ? [{ weight: finding.weight, step }] : [];
  });

interface Weakness {
  readonly name: RuleName;
  readonly rule: WeaknessRule;
}

function weaknessOf(name: Finding['rule']): Weakness | null {
  if (!Object.hasOwn(findingRules, name)) return null;
  const rule = findingRules[name as RuleName];
  return rule.kind === 'weakness' ? { name: name as RuleName, rule } : null;
}

const isLength = (name: MeasurementName): boolean => measurementRows[name].unit === '% of body height';

/** "1" rather than "1.0" in a sentence; a tempo keeps its tenth, as in "2.0 to 1". */
const writeWhole = (size: string, name: MeasurementName): string =>
  name === 'tempoRatio' ? size : size.replace(/\.0$/, '');

function readingOf(measured: Measured, { measurement, appliesWithin }: WeaknessRule, stature: Stature | null): Reading {
  const { value, bound } = measured;
  const { above, below } = appliesWithin;
  const end = above ?? below ?? 0;
  const write = (of: Measured) =>
    isLength(measurement)
      ? formatLength(Math.abs(of.value), stature)
      : writeWhole(formatSize(of, unitOf(measurement)), measurement);
  const [size, limit] = [write(measured), write({ value: end, plusMinus: 0, at: measured.at, confidence: 1 })];
  const orBeyond = bound ? ` or ${bound === 'at-least' ? 'more' : 'less'}` : '';
  const shown = isLength(measurement) ? toLength(value, stature) : value;
  // Sizes have no sign: 2 % behind and 2 % ahead are written alike, and are far apart.
  const isShownApart = size !== limit || value * end < 0;
  return {
    value,
    limit,
    size: `${size}${isLength(measurement) && !stature ? ' of height' : ''}${orBeyond}`,
    isClear:
      bound !== undefined ||
      (Math.abs(value - end) >= errorInWords(end, measured) && isShownApart && Math.round(shown) !== 0),
  };
}

/** The error that a sentence allows for; of a turn the larger side. */
function errorInWords(limit: number, measured: Measured): number {
  const { value, interval } = measured;
  return interval ? Math.max(value - interval.low, interval.high - value) : errorToward(limit, measured);
}

function describeStep(
  { name, rule }: Weakness,
  measured: Measured,
  stature: Stature | null,
  how: Pick<BodyStep, 'tip' | 'drill' | 'chance'>,
): BodyStep | null {
  const { measurement, norm, source, priorityAdvice } = rule;
  const words = bodySentences[name];
  if (!words) return null;
  const reading = readingOf(measured, rule, stature);
  const { detail, goal } = words;
  return {
    kind: 'body',
    rule: name,
    measurement,
    source,
    sentence: reading.isClear ? words.clear(reading) : words.likely(reading.limit),
    detail: typeof detail === 'function' ? detail(reading) : detail,
    reason: priorityAdvice[0] ?? rule.brief,
    ...how,
    numbers: [readEvidence(measurement, measured, goal ? `${norm}, goal ${goal}` : norm, stature)],
  };
}
