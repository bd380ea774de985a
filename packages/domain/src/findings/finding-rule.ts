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
  /** Where the truth has to lie for the finding to be told; the value must keep within it with its whole ±. */
  readonly claims: Band;
  /** A weakness as a heading: "Early extension". */
  readonly issue?: string;
  /** Open the advice when this weakness is the priority: what to do first, and why. Without numbers; one is chosen. */
  readonly first?: readonly string[];
  /** The finding in a few words, for a card beside the one that tells it in full. Without numbers. */
  readonly brief?: string;
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

/** A stretch of values, open on the side that is not named: above and below leave the edge out, from and upTo take it in. */
export interface Band {
  readonly above?: number;
  readonly below?: number;
  readonly from?: number;
  readonly upTo?: number;
}

/**
 * Whether the truth lies in the band for all that the measurement tells: the value with its whole ±. A measurement known
 * from one side only is open on the other. Strengths, faults and the words within their texts all ask here.
 */
export function isSurely({ value, plusMinus, bound }: Measured, { above, below, from, upTo }: Band): boolean {
  const lowest = tidy(bound === 'at-most' ? Number.NEGATIVE_INFINITY : value - plusMinus);
  const highest = tidy(bound === 'at-least' ? Number.POSITIVE_INFINITY : value + plusMinus);
  return (
    (above === undefined || lowest > above) &&
    (below === undefined || highest < below) &&
    (from === undefined || lowest >= from) &&
    (upTo === undefined || highest <= upTo)
  );
}

/** Tenths in, tenths out: 3.1 − 0.6 must be 2.5, not a little less. */
const tidy = (value: number): number => (Number.isFinite(value) ? Math.round(value * 1e9) / 1e9 : value);

/** How many error bars a value lies beyond the limit: 1 is just sure, 3 is plain. */
export const barsBeyond = ({ value, plusMinus }: Measured, limit: number): number =>
  Math.abs(value - limit) / Math.max(plusMinus, 1e-6);

/** The word of the first band in which the measurement surely lies. */
export const wordFor = (m: Measured, words: readonly (readonly [Band, string])[], otherwise: string): string =>
  words.find(([band]) => isSurely(m, band))?.[1] ?? otherwise;

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
