import type { Measurements } from '@trueswing/contracts';
import { at } from '../body-series.ts';
import { quantile } from '../smooth-series.ts';
import { bodyHeightPx, type MeasuredSwing, measured, positionAt } from './measured-swing.ts';

/** Joints are found within about 1.4 % of the stature, hips within 2.6 % (median, rendered golfers). */
const headPlusMinusBh = 2;
const pelvisPlusMinusBh = 3;

/** Head movement (farthest from address until impact) and pelvis sway at the top, in % of body height; face-on only. */
export function measureSway(swing: MeasuredSwing): Measurements {
  if (swing.view !== 'face-on') {
    const withheld = { withheld: 'Needs a face-on video.' };
    return { headMovementBh: withheld, pelvisSwayBh: withheld };
  }
  const { body, events } = swing;
  const heightPx = bodyHeightPx(swing);
  const head = body.middle('leftEar', 'rightEar');
  const still = positionAt(swing, head, 'address');
  const ways = body.timesS.flatMap((timeS, i) =>
    body.seen[i] && timeS >= events.address.timeS && timeS <= events.impact.timeS
      ? [Math.hypot(at(head.xPx, i) - still.xPx, at(head.yPx, i) - still.yPx)]
      : [],
  );
  // Not the very farthest frame: one bad pose must not decide.
  const farthestPx = quantile(ways, 0.9);
  const hips = body.middle('leftHip', 'rightHip');
  const [hipsAtAddress, hipsAtTop] = [positionAt(swing, hips, 'address'), positionAt(swing, hips, 'top')];
  return {
    headMovementBh: measured((farthestPx / heightPx) * 100, headPlusMinusBh, 'swing', 0.8 * still.confidence),
    // Positive away from the target, which lies to the picture's right of a right-hander.
    pelvisSwayBh: measured(
      ((hipsAtAddress.xPx - hipsAtTop.xPx) / heightPx) * 100,
      pelvisPlusMinusBh,
      'top',
      0.8 * Math.min(hipsAtAddress.confidence, hipsAtTop.confidence),
    ),
  };
}
