import type { Measurement, Measurements } from '@trueswing/contracts';
import { at } from '../1-track/body-series.ts';
import {
  bodyHeightPx,
  type MeasuredSwing,
  measuredIfVisible,
  type Position,
  positionAt,
  withholdForView,
} from './measured-swing.ts';

/** Fitted as measure-spine.ts says; in % of body height. */
const planeFit = { offset: -0.7, slope: 0.53, plusMinus: 5 } as const;
const shiftFit = { offset: -0.6, slope: 0.71, plusMinus: 4 } as const;
/**
 * The ball is not detected. From the hands at address the shaft falls to it with a slope of about 1.4. A slope of 1.2
 * (driver) or 1.6 (short iron) moves the plane by less than 1 % of body height where the hands are in mid-downswing.
 */
const shaftSlope = 1.4;

/** The hands in mid-downswing relative to the shoulder plane at address and to their backswing path: over the top or inside. */
export function measureHandPath(swing: MeasuredSwing): Measurements {
  if (swing.view !== 'down-the-line') {
    return withholdForView(['handsAbovePlaneBh', 'handPathShiftBh']);
  }
  const hands = positionAt(swing, swing.body.middle('leftWrist', 'rightWrist'), 'midDownswing');
  return { handsAbovePlaneBh: abovePlane(swing, hands), handPathShiftBh: outsideWayBack(swing, hands) };
}

function abovePlane(swing: MeasuredSwing, hands: Position): Measurement {
  const { body } = swing;
  const address = positionAt(swing, body.middle('leftWrist', 'rightWrist'), 'address');
  const shoulder = positionAt(swing, body.middle('leftShoulder', 'rightShoulder'), 'address');
  const heels = (['leftHeel', 'rightHeel', 'rightFootIndex'] as const).map((name) =>
    positionAt(swing, body.joint(name), 'address'),
  );
  const groundYPx = Math.max(...heels.map((heel) => heel.yPx));
  const ballXPx = address.xPx + (groundYPx - address.yPx) / shaftSlope;
  const [up, right] = [groundYPx - shoulder.yPx, shoulder.xPx - ballXPx];
  const abovePx = (up * (hands.xPx - ballXPx) - right * (groundYPx - hands.yPx)) / Math.hypot(up, right);
  return measuredIfVisible(
    planeFit.offset + (planeFit.slope * abovePx * 100) / bodyHeightPx(swing),
    planeFit.plusMinus,
    'midDownswing',
    0.7 * Math.min(address.confidence, shoulder.confidence, hands.confidence),
  );
}

function outsideWayBack(swing: MeasuredSwing, hands: Position): Measurement {
  const back = wayBackAtHeight(swing, hands.yPx);
  if (!back) return { withheld: 'We lost your hands in the backswing.' };
  return measuredIfVisible(
    shiftFit.offset + (shiftFit.slope * (hands.xPx - back.xPx) * 100) / bodyHeightPx(swing),
    shiftFit.plusMinus,
    'midDownswing',
    0.7 * Math.min(back.confidence, hands.confidence),
  );
}

/** Where the hands passed a height between toe-up and top; null if they never did. */
function wayBackAtHeight({ body, events }: MeasuredSwing, yPx: number): Position | null {
  const wrists = body.middle('leftWrist', 'rightWrist');
  const samples = body.timesS.flatMap((t, i) =>
    body.detected[i] && t >= events.toeUp.timeS && t <= events.top.timeS ? [i] : [],
  );
  for (const [k, i] of samples.entries()) {
    const before = samples[k - 1];
    if (before === undefined) continue;
    const [y0, y1] = [at(wrists.yPx, before), at(wrists.yPx, i)];
    if ((y0 - yPx) * (y1 - yPx) > 0 || y0 === y1) continue;
    const share = (y0 - yPx) / (y0 - y1);
    const xPx = at(wrists.xPx, before) + share * (at(wrists.xPx, i) - at(wrists.xPx, before));
    return { xPx, yPx, confidence: Math.min(at(wrists.confidence, before), at(wrists.confidence, i)) };
  }
  return null;
}
