import type { Measured } from '@trueswing/contracts';
import { chanceWithin, likelyShare, sureShare } from '../findings/finding-rule.ts';
import type { MobilityScale } from './mobility-scales.ts';
import { closeTo } from './mobility-scales.ts';

/** What can be said of a turn and its target. Beyond the target is on target: no one is faulted for turning far. */
export type TargetVerdict =
  | 'on-target'
  | 'likely-on-target'
  | 'close-to-target'
  | 'likely-close-to-target'
  | 'below-target'
  | 'likely-below-target'
  | 'unsure';

/**
 * A turn is on target if it reaches the lower end, below it if it does not, and else close to it, whichever has a
 * probability of at least 80 %, in this order. Null for a turn without probabilities, as older results have.
 */
export function judgeTarget(turn: Measured, scale: MobilityScale): TargetVerdict | null {
  const below = chanceWithin(turn, { below: scale.targetMin });
  const close = chanceWithin(turn, closeTo(scale));
  if (below === null || close === null) return null;
  if (below >= likelyShare) return below >= sureShare ? 'below-target' : 'likely-below-target';
  if (1 - below >= likelyShare) return 1 - below >= sureShare ? 'on-target' : 'likely-on-target';
  if (close >= likelyShare) return close >= sureShare ? 'close-to-target' : 'likely-close-to-target';
  return 'unsure';
}

const verdictTexts: Record<Exclude<TargetVerdict, 'unsure'>, string> = {
  'on-target': 'On target.',
  'likely-on-target': 'Likely on target.',
  'close-to-target': 'Close to the target.',
  'likely-close-to-target': 'Likely close to the target.',
  'below-target': 'Below the target.',
  'likely-below-target': 'Likely below the target.',
};

/**
 * The verdict as a sentence; if it is open, what would decide it. `hasBothFilms` says that the other view is there already,
 * even if this turn does not rest on it. Null for a turn without probabilities.
 */
export function writeVerdict(turn: Measured, scale: MobilityScale, hasBothFilms: boolean): string | null {
  const verdict = judgeTarget(turn, scale);
  if (verdict === null) return null;
  if (verdict !== 'unsure') return verdictTexts[verdict];
  return [`We can’t tell yet whether you reach ${scale.targetMin}°.`, ...adviseNarrowing(turn, hasBothFilms)].join(' ');
}

/** Turns of a film like those of the calibration have this confidence; a film that is unlike them has less. */
const usualConfidence = 0.9;

function adviseNarrowing({ views, confidence }: Measured, hasBothFilms: boolean): string[] {
  if (!hasBothFilms && views === 'face-on') return ['A down-the-line video of the same swing narrows it.'];
  if (!hasBothFilms && views === 'down-the-line') return ['A face-on video of the same swing narrows it.'];
  return confidence < usualConfidence ? ['A film from straight ahead, level and a few steps away narrows it.'] : [];
}
