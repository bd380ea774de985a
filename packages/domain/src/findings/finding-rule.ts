import type { FocusArea, Measured, MeasurementName, Measurements } from '@trueswing/contracts';
import { formatMeasurement, unitOf } from '../text/format-measurement.ts';

/** What a rule may read when it speaks. Every number that it uses becomes evidence of the finding. */
export interface Evidence {
  readonly measured: Measured;
  /** The measurement of the rule, rounded for reading: "92° ± 9°". */
  readonly reading: string;
  /** Another measurement that the rule lists in `also`; null when it was withheld or is of little confidence. */
  readonly other: (name: MeasurementName) => Measured | null;
}

export interface FindingRule {
  readonly rule: string;
  readonly kind: 'strength' | 'weakness';
  readonly measurement: MeasurementName;
  /** 0…1, how much it matters. */
  readonly weight: number;
  /** Whether the measurement supports the finding beyond its ±. */
  readonly holds: (measured: Measured) => boolean;
  /** Where good ends; how far the value lies beyond it makes a weakness weigh more. */
  readonly limit?: number;
  /** A weakness as a heading: "Early extension". */
  readonly issue?: string;
  /** Findings beside which this one would be told twice, or would contradict. */
  readonly unless?: readonly string[];
  /** What it is, in a few words that can follow "work on" or "keep": "the turn of your shoulders". */
  readonly about: string;
  readonly text: (evidence: Evidence) => string;
  /** What to try, with the mind on club, ball or target. */
  readonly cue?: string | ((evidence: Evidence) => string);
  /** Other measurements that text and cue read. */
  readonly also?: readonly MeasurementName[];
  readonly norm: string;
  readonly source: string;
  /** What to train for it. */
  readonly exercises?: readonly { readonly area: FocusArea; readonly exercise: string }[];
}

/** Below this confidence a measurement is shown but nothing is concluded from it. */
export const minConfidence = 0.3;

/** Bounds that the truth surely keeps: a band known from one side only is open on the other. */
const atMost = (m: Measured): number => (m.bound === 'at-least' ? Number.POSITIVE_INFINITY : m.value + m.plusMinus);
const atLeast = (m: Measured): number => (m.bound === 'at-most' ? Number.NEGATIVE_INFINITY : m.value - m.plusMinus);
export const surelyBelow = (limit: number) => (m: Measured) => atMost(m) < limit;
export const surelyAbove = (limit: number) => (m: Measured) => atLeast(m) > limit;
/** The value lies in the band and its error bar does not reach far out of it. */
export const within = (min: number, max: number, slack: number) => (m: Measured) =>
  m.bound === undefined &&
  m.value >= min &&
  m.value <= max &&
  m.value - m.plusMinus >= min - slack &&
  m.value + m.plusMinus <= max + slack;

/** How many error bars a value lies beyond the limit: 1 is just sure, 3 is plain. */
export const barsBeyond = ({ value, plusMinus }: Measured, limit: number): number =>
  Math.abs(value - limit) / Math.max(plusMinus, 1e-6);

/** Words by how far a value lies beyond its limit. */
export function byHowMuch(m: Measured, limit: number, [little, clear, far]: readonly [string, string, string]): string {
  const bars = barsBeyond(m, limit);
  return bars < 1.6 ? little : bars < 3 ? clear : far;
}

/** Reads a measurement without its sign, for texts that say the direction in words. */
export const sizeOf = (m: Measured, name: MeasurementName): string =>
  formatMeasurement({ ...m, value: Math.abs(m.value) }, unitOf(name));

/** Collects what a rule reads besides its own measurement. */
export function gatherEvidence(rule: FindingRule, measured: Measured, all: Measurements): Evidence {
  const other = (name: MeasurementName): Measured | null => {
    const measurement = rule.also?.includes(name) ? all[name] : undefined;
    return measurement && 'value' in measurement && measurement.confidence >= minConfidence ? measurement : null;
  };
  return { measured, reading: formatMeasurement(measured, unitOf(rule.measurement)), other };
}
