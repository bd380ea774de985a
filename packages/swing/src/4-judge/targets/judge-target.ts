import type { Measured } from '@trueswing/contracts';
import { roundTurn } from '../../3-measure/format-measurement.ts';
import { chanceOfTurn, likelyShare, minConfidence, sureShare } from './bands.ts';
import type { MobilityScale } from './mobility-scales.ts';

const places = ['below-target', 'above-target', 'on-target', 'close-to-target'] as const;
type Place = (typeof places)[number];

/** Statement about a value and its target. A turn above its target is no fault: no one is faulted for turning far. */
export type TargetVerdict = Place | `likely-${Place}` | 'unsure';

/**
 * Below, above, on or close to the target, whichever first has a probability of at least 80 %, "likely" up to 95 %. Null for
 * a turn without probabilities, as older results have, and for a value on whose confidence no finding may rest.
 */
export function judgeTarget(measured: Measured, scale: MobilityScale): TargetVerdict | null {
  if (measured.confidence < minConfidence) return null;
  const bands = [scale.below, scale.above, scale.onTarget, scale.close];
  for (const [index, place] of places.entries()) {
    const chance = chanceOfTurn(measured, bands[index] ?? {});
    if (chance === null) return null;
    if (chance >= likelyShare) return chance >= sureShare ? place : `likely-${place}`;
  }
  return 'unsure';
}

/** A verdict as chips and sentences say it. */
type SaidVerdict = TargetVerdict | `${'' | 'likely-'}on-or-${'close-to' | 'above'}-target`;

/**
 * A turn that surely reaches the target, and may as well lie beyond it, is on or above it: its value may stand beside the target on
 * the scale. A turn that is shown within the target is not called merely close.
 */
function verdictAsSaid(verdict: TargetVerdict, { value, interval }: Measured, scale: MobilityScale): SaidVerdict {
  const { targetMin, targetMax } = scale;
  const shown = interval ? roundTurn(value) : Math.round(value);
  if (shown >= targetMin && shown <= targetMax) {
    if (verdict === 'close-to-target') return 'on-or-close-to-target';
    if (verdict === 'likely-close-to-target') return 'likely-on-or-close-to-target';
  }
  if (value <= targetMax) return verdict;
  if (verdict === 'on-target') return 'on-or-above-target';
  return verdict === 'likely-on-target' ? 'likely-on-or-above-target' : verdict;
}

const labels: Readonly<Record<SaidVerdict, string>> = {
  'on-target': 'On target',
  'likely-on-target': 'Likely on target',
  'on-or-close-to-target': 'On or close',
  'likely-on-or-close-to-target': 'Likely on or close',
  'on-or-above-target': 'On or above',
  'likely-on-or-above-target': 'Likely on or above',
  'close-to-target': 'Close to target',
  'likely-close-to-target': 'Likely close',
  'below-target': 'Below target',
  'likely-below-target': 'Likely below',
  'above-target': 'Above target',
  'likely-above-target': 'Likely above',
  unsure: 'Can’t tell yet',
};

/** The verdict in two to four words. */
export const labelVerdict = (verdict: TargetVerdict, measured: Measured, scale: MobilityScale): string =>
  labels[verdictAsSaid(verdict, measured, scale)];

/** Words before "target". */
const wordsBefore: Readonly<Record<Exclude<SaidVerdict, 'unsure'>, string>> = {
  'on-target': 'on',
  'likely-on-target': 'likely on',
  'on-or-close-to-target': 'on or close to the',
  'likely-on-or-close-to-target': 'likely on or close to the',
  'on-or-above-target': 'on or above the',
  'likely-on-or-above-target': 'likely on or above the',
  'close-to-target': 'close to the',
  'likely-close-to-target': 'likely close to the',
  'below-target': 'below the',
  'likely-below-target': 'likely below the',
  'above-target': 'above the',
  'likely-above-target': 'likely above the',
};

/** The verdict within a sentence: "likely on target", "on or close to the target"; null where there is none. */
export function placeOnTarget(measured: Measured, scale: MobilityScale): string | null {
  const verdict = judgeTarget(measured, scale);
  const said = verdict && verdictAsSaid(verdict, measured, scale);
  return said === null || said === 'unsure' ? null : `${wordsBefore[said]} target`;
}

/** The verdict as a sentence, in the words of its label. */
export function writeVerdict(verdict: TargetVerdict, measured: Measured, scale: MobilityScale): string {
  const said = verdictAsSaid(verdict, measured, scale);
  if (said !== 'unsure') return `${upperFirst(wordsBefore[said])} target.`;
  const { targetMin, targetMax, onTarget, unit } = scale;
  return onTarget.upTo === undefined
    ? `We can’t tell yet whether you reach ${targetMin}${unit}.`
    : `We can’t tell yet whether you are within ${targetMin}–${targetMax}${unit}.`;
}

const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
