import type { Finding, FocusArea, Measured, MeasurementName, Measurements } from '@trueswing/contracts';
import { sayMeasurement, unitOf } from '../swing/measurements/format-measurement.ts';
import { isMeasured } from '../swing/measurements/measured-swing.ts';
import { chanceBelow } from '../swing/turns/split-normal.ts';
import type { RuleName } from './rule-names.ts';

/** What a rule's sentences may use. Every number in them becomes evidence of the finding. */
export interface Evidence {
  readonly measured: Measured;
  /** The measurement of the rule, as it is said: "about 14 %", "about 95° (80–115°)". */
  readonly reading: string;
  /** Of the rule's band (`likelyIn`). */
  readonly likely: '' | 'likely ';
  /** Another measurement that the rule lists in `also`; null if it was withheld or has little confidence. */
  readonly other: (name: MeasurementName) => Measured | null;
}

interface RuleParts {
  readonly measurement: MeasurementName;
  /** 0…1, how much it matters. */
  readonly weight: number;
  /** The finding is reported if the measurement is in this band (`isWithin`). */
  readonly appliesWithin: Band;
  /** The finding as one short clause without numbers: for a card next to one that has the full text, and for the coach text. */
  readonly brief: string;
  /** Findings that say the same or contradict this one. If one of them holds, this one is left out. */
  readonly unless?: readonly RuleName[];
  /** What it is, in a few words that can follow "work on" or "keep": "the turn of your shoulders". */
  readonly topic: string;
  readonly text: (evidence: Evidence) => string;
  /** Other measurements that text and drill use. */
  readonly also?: readonly MeasurementName[];
  readonly norm: string;
  readonly source: string;
}

/** What to try, with attention on club, ball or target. */
export interface Drill {
  readonly text: string;
  /** The same, short: with "Try it:" before it, at most 12 words. */
  readonly tip: string;
}

export interface StrengthRule extends RuleParts {
  readonly kind: 'strength';
  /** As a label of two or three words: "Steady head". */
  readonly title: string;
}

export interface WeaknessRule extends RuleParts {
  readonly kind: 'weakness';
  /** As a heading: "Early extension". */
  readonly issue: string;
  /** Opens the advice if this weakness is the priority: what to do first, and why. Without numbers; one is chosen. */
  readonly priorityAdvice: readonly string[];
  readonly drill: Drill | ((evidence: Evidence) => Drill);
  /** What to train for it. */
  readonly exercises: readonly { readonly area: FocusArea; readonly exercise: string }[];
}

export type FindingRule = StrengthRule | WeaknessRule;

/** Some of the rules, by name. */
export type FindingRules = Readonly<Partial<Record<RuleName, FindingRule>>>;

/** A finding of this version's rules. Stored findings may name rules that no longer exist. */
export type RuleFinding = Finding & { readonly rule: RuleName };

/** Below this confidence a measurement is shown, but no finding rests on it. */
export const minConfidence = 0.3;

/** A range of values, unbounded on a side without a limit. `above` and `below` exclude the limit, `from` and `upTo` include it. */
export interface Band {
  readonly above?: number;
  readonly below?: number;
  readonly from?: number;
  readonly upTo?: number;
}

/** A turn is judged when its probability is at least this. */
export const likelyShare = 0.8;
/** From here on "likely" is left out. */
export const sureShare = 0.95;

/**
 * Whether the measurement is in the band: a turn in all likelihood, anything else with its whole ±. A measurement that is
 * only a bound is unbounded on the other side. Strengths, weaknesses and the words in their texts all use this check.
 */
export function isWithin(measured: Measured, band: Band): boolean {
  const chance = chanceWithin(measured, band);
  return chance === null ? certainlyWithin(measured, band) : chance >= likelyShare;
}

/** "likely ", with its space, for a turn that is in the band, but not almost certainly; else empty. */
export function likelyIn(measured: Measured, band: Band): '' | 'likely ' {
  const chance = chanceWithin(measured, band);
  return chance !== null && chance < sureShare ? 'likely ' : '';
}

/** The probability that the truth is in the band; null for a measurement whose ± has no probabilities. */
export function chanceWithin(
  { value, interval }: Measured,
  { above, below, from = above, upTo = below }: Band,
): number | null {
  if (!interval) return null;
  const share = (bound: number | undefined, otherwise: number) =>
    bound === undefined ? otherwise : chanceBelow({ value, interval }, bound);
  return tidy(share(upTo, 1) - share(from, 0));
}

function certainlyWithin({ value, plusMinus, bound }: Measured, { above, below, from, upTo }: Band): boolean {
  const lowest = tidy(bound === 'at-most' ? Number.NEGATIVE_INFINITY : value - plusMinus);
  const highest = tidy(bound === 'at-least' ? Number.POSITIVE_INFINITY : value + plusMinus);
  return (
    (above === undefined || lowest > above) &&
    (below === undefined || highest < below) &&
    (from === undefined || lowest >= from) &&
    (upTo === undefined || highest <= upTo)
  );
}

/** Removes floating-point noise: 3.1 − 0.6 must be 2.5, not a little less. */
const tidy = (value: number): number => (Number.isFinite(value) ? Math.round(value * 1e9) / 1e9 : value);

/** How many error bars a value lies beyond the limit: 1 is barely certain, 3 is clear. */
export const errorBarsBeyond = ({ value, plusMinus }: Measured, limit: number): number =>
  Math.abs(value - limit) / Math.max(plusMinus, 1e-6);

/** The word of the first band in which the measurement lies. */
export const wordFor = (m: Measured, words: readonly (readonly [Band, string])[], otherwise: string): string =>
  words.find(([band]) => isWithin(m, band))?.[1] ?? otherwise;

/** Formats a measurement without its sign, for texts that give the direction in words. */
export const sizeOf = (m: Measured, name: MeasurementName): string =>
  sayMeasurement({ ...m, value: Math.abs(m.value) }, unitOf(name));

/** The drill for a fault, by what was measured. */
export const drillFor = (rule: WeaknessRule, measured: Measured, all: Measurements): Drill =>
  typeof rule.drill === 'function' ? rule.drill(gatherEvidence(rule, measured, all)) : rule.drill;

/** Collects what a rule's sentences use. */
export function gatherEvidence(rule: FindingRule, measured: Measured, all: Measurements): Evidence {
  const other = (name: MeasurementName): Measured | null => {
    const measurement = rule.also?.includes(name) ? all[name] : undefined;
    return isMeasured(measurement) && measurement.confidence >= minConfidence ? measurement : null;
  };
  return {
    measured,
    reading: sayMeasurement(measured, unitOf(rule.measurement)),
    likely: likelyIn(measured, rule.appliesWithin),
    other,
  };
}
