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

const labels: Readonly<Record<TargetVerdict, string>> = {
  'on-target': 'On target',
  'likely-on-target': 'Likely on target',
  'close-to-target': 'Close to target',
  'likely-close-to-target': 'Likely close',
  'below-target': 'Below target',
  'likely-below-target': 'Likely below',
  'above-target': 'Above target',
  'likely-above-target': 'Likely above',
  unsure: 'Can’t tell yet',
};

/**
 * The verdict in two to four words. A turn that surely reaches the target, and may as well lie beyond it, is on or above it:
 * its value may stand beside the target on the scale. A turn that is shown within the target is not called merely close.
 */
export function labelVerdict(verdict: TargetVerdict, { value, interval }: Measured, scale: MobilityScale): string {
  const { targetMin, targetMax } = scale;
  const shown = interval ? roundTurn(value) : Math.round(value);
  if (shown >= targetMin && shown <= targetMax && verdict.endsWith('close-to-target')) return 'On or close';
  if (value <= targetMax) return labels[verdict];
  if (verdict === 'on-target') return 'On or above';
  return verdict === 'likely-on-target' ? 'Likely on or above' : labels[verdict];
}

const verdictTexts: Record<Exclude<TargetVerdict, 'unsure'>, string> = {
  'on-target': 'On target.',
  'likely-on-target': 'Likely on target.',
  'close-to-target': 'Close to the target.',
  'likely-close-to-target': 'Likely close to the target.',
  'below-target': 'Below the target.',
  'likely-below-target': 'Likely below the target.',
  'above-target': 'Above the target.',
  'likely-above-target': 'Likely above the target.',
};

/** The verdict as a sentence. */
export function writeVerdict(verdict: TargetVerdict, { targetMin, targetMax, onTarget, unit }: MobilityScale): string {
  if (verdict !== 'unsure') return verdictTexts[verdict];
  return onTarget.upTo === undefined
    ? `We can’t tell yet whether you reach ${targetMin}${unit}.`
    : `We can’t tell yet whether you are within ${targetMin}–${targetMax}${unit}.`;
}
