import type { Framing } from '@trueswing/contracts';
import { bodyHeightPx, type MeasuredSwing, positionAt, round } from './measured-swing.ts';

/** Measures how the camera sees the golfer at address: two swings are only compared closely if it saw them alike. */
export function measureFraming(swing: MeasuredSwing): Framing {
  const { body } = swing;
  const feet = positionAt(swing, body.middle('leftAnkle', 'rightAnkle'), 'address');
  return {
    statureShare: round(bodyHeightPx(swing) / body.heightPx, 3),
    feetX: round(feet.xPx / body.widthPx, 3),
    feetY: round(feet.yPx / body.heightPx, 3),
  };
}
