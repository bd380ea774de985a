import type { Measured } from '@trueswing/contracts';
import { chanceWithin, likelyShare, sureShare } from '../findings/finding-rule.ts';
import type { MobilityScale } from './mobility-scales.ts';
import { closeTo } from './mobility-scales.ts';

/** What can be said of a turn and its target. Beyond the target is on target: no one is faulted for turning far. */
export type TargetVerdict = 'on-target' | 'likely-on-target' | 'below-target' | 'likely-below-target' | 'unsure';

/**
 * A turn is on target if it reaches the lower end, or is close to the target on both sides, and below it if it does not
 * reach that end; each with a probability of at least 80 %. Null for a turn without probabilities, as older results have.
 */
export function judgeTarget(turn: Measured, scale: MobilityScale): TargetVerdict | null {
  const below = chanceWithin(turn, { below: scale.targetMin });
  const close = chanceWithin(turn, closeTo(scale));
  if (below === null || close === null) return null;
  const on = Math.max(1 - below, close);
  if (below >= likelyShare) return below >= sureShare ? 'below-target' : 'likely-below-target';
  if (on >= likelyShare) return on >= sureShare ? 'on-target' : 'likely-on-target';
  return 'unsure';
}

const verdictTexts: Record<Exclude<TargetVerdict, 'unsure'>, string> = {
  'on-target': 'On target.',
  'likely-on-target': 'Likely on target.',
  'below-target': 'Below the target.',
  'likely-below-target': 'Likely below the target.',
};

/** The verdict as a sentence; if it is open, what would decide it. Null for a turn without probabilities. */
export function writeVerdict(turn: Measured, scale: MobilityScale): string | null {
  const verdict = judgeTarget(turn, scale);
  if (verdict === null) return null;
  if (verdict !== 'unsure') return verdictTexts[verdict];
  return `We can’t tell yet whether you reach ${scale.targetMin}°. ${adviseNarrowing(turn)}`;
}

function adviseNarrowing({ views }: Measured): string {
  if (views === 'face-on') return 'A down-the-line video of the same swing narrows it.';
  if (views === 'down-the-line') return 'A face-on video of the same swing narrows it.';
  return 'A sharper film narrows it: level, a few steps away, in good light.';
}
