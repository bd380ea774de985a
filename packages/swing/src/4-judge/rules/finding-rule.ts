import type { Finding, FocusArea, Measured, MeasurementName, Measurements } from '@trueswing/contracts';
import { sayMeasurement, unitOf } from '../../3-measure/format-measurement.ts';
import { isMeasured } from '../../3-measure/measured-swing.ts';
import { type Band, errorToward, isWithin, likelyIn, minConfidence } from '../targets/bands.ts';
import { placeOnTarget } from '../targets/judge-target.ts';
import type { MobilityScale } from '../targets/mobility-scales.ts';
import type { RuleName } from './rule-names.ts';

/** Facts that a rule's sentences may use. Every number in them becomes evidence of the finding. */
export interface Evidence {
  readonly measured: Measured;
  /** The measurement of the rule, as it is said: "about 14 %", "about 95° (80–115°)". */
  readonly reading: string;
  /** Word for the likelihood of the rule's band (`likelyIn`), or that of the dial. */
  readonly likely: '' | 'likely ';
  /** Words of the dial of the rule, within a sentence: "likely on target". */
  readonly place: string;
  /** Another measurement that the rule lists in `also`; null if it was withheld, has little confidence or is of another swing. */
  readonly other: (name: MeasurementName) => Measured | null;
}

interface RuleParts {
  readonly measurement: MeasurementName;
  /** 0…1, how much it matters. */
  readonly weight: number;
  /** The finding is reported if the measurement is in this band: a strength by `isWithin`, a weakness by `isFault`. */
  readonly appliesWithin: Band;
  /** The finding as one short clause without numbers: for a card next to one that has the full text, and for the coach text. */
  readonly brief: string;
  /** Findings that say the same or contradict this one. If one of them holds, this one is left out. */
  readonly unless?: readonly RuleName[];
  /** Subject of the finding, in a few words that can follow "work on" or "keep": "the turn of your shoulders". */
  readonly topic: string;
  readonly text: (evidence: Evidence) => string;
  /** Other measurements that text and drill use. */
  readonly also?: readonly MeasurementName[];
  readonly norm: string;
  readonly source: string;
}

/** Advice on what to try, with attention on club, ball or target. */
export interface Drill {
  readonly text: string;
  /** The same, short: with "Try it:" before it, at most 12 words. */
  readonly tip: string;
}

export interface StrengthRule extends RuleParts {
  readonly kind: 'strength';
  /**
   * The scale of a turn whose dial stands beside the sentence: both use the same words, and a turn above its target is no strength.
   * A full shoulder turn has none: it is praised from the lower end of its target, however far it goes.
   */
  readonly dial?: MobilityScale;
  /** The clause of the coach text with the place that the dial names: "on or above the target". */
  readonly placed?: (place: string) => string;
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
  /** Exercises that train for it. */
  readonly exercises: readonly { readonly area: FocusArea; readonly exercise: string }[];
}

export type FindingRule = StrengthRule | WeaknessRule;

/** Some of the rules, by name. */
export type FindingRules = Readonly<Partial<Record<RuleName, FindingRule>>>;

/** A finding of this version's rules. Stored findings may name rules that no longer exist. */
export type RuleFinding = Finding & { readonly rule: RuleName };

/**
 * Number of error bars by which a value lies beyond the limit: 1 is barely certain, 3 is clear. Where the interval is uneven, the bar is
 * the side toward the limit. A bound, which has no error bar, counts degrees.
 */
export const errorBarsBeyond = (measured: Measured, limit: number): number =>
  Math.abs(measured.value - limit) / Math.max(errorToward(limit, measured), measured.bound ? 1 : 1e-6);

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
    if (!isMeasured(measurement) || measurement.confidence < minConfidence) return null;
    return areOfOneSwing(measurement, measured, all) ? measurement : null;
  };
  const likely = likelyIn(measured, rule.appliesWithin);
  const onDial = rule.kind === 'strength' && rule.dial ? placeOnTarget(measured, rule.dial) : null;
  return {
    measured,
    reading: sayMeasurement(measured, unitOf(rule.measurement)),
    likely: onDial === null ? likely : onDial.startsWith('likely ') ? 'likely ' : '',
    // An older turn has no probabilities, and so no word of a dial.
    place: onDial ?? `${likely}close to the target`,
    other,
  };
}

const turns = ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg'] as const satisfies readonly MeasurementName[];

/**
 * Whether two numbers are of one swing: of one video, where all but turns name no view, or of two that show one swing, as a turn
 * that was read from both together proves.
 */
function areOfOneSwing(one: Measured, other: Measured, all: Measurements): boolean {
  if (one.views === other.views || !one.views || !other.views) return true;
  return turns.some((name) => {
    const turn = all[name];
    return isMeasured(turn) && turn.views === 'both' && !turn.isOfTwoSwings;
  });
}
