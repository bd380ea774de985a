import type { Measurements } from '@trueswing/contracts';
import { toDegrees } from '../1-track/angles.ts';
import {
  type MeasuredSwing,
  measuredIfVisible,
  positionAt,
  trunkLeanDeg,
  withholdAll,
  withholdForView,
} from './measured-swing.ts';

/**
 * At the top, down-the-line shows the shoulder line nearly at full length, but detection is poor there, so the trunk lean
 * has more weight. At impact face-on shows it. Fitted as in measure-spine.ts.
 */
const atTop = { offset: 3.5, line: 0.11, lean: 0.92, plusMinus: 10 } as const;
const atImpact = { offset: -6.4, line: 0.78, lean: 0.21, plusMinus: 8 } as const;

/** Shoulder line to the horizontal at the top (down-the-line) and at impact (face-on), positive with the lead shoulder lower. */
export function measureShoulderTilt(swing: MeasuredSwing): Measurements {
  if (swing.view === 'face-on') {
    return { ...withholdForView(['shoulderTiltAtTopDeg']), shoulderTiltAtImpactDeg: read(swing, 'impact', atImpact) };
  }
  if (swing.view === 'down-the-line') {
    return { shoulderTiltAtTopDeg: read(swing, 'top', atTop), ...withholdForView(['shoulderTiltAtImpactDeg']) };
  }
  return withholdAll(['shoulderTiltAtTopDeg', 'shoulderTiltAtImpactDeg'], {
    withheld: 'The camera stands at an angle. Film from the front or from behind.',
  });
}

function read(swing: MeasuredSwing, event: 'top' | 'impact', fit: typeof atTop | typeof atImpact) {
  const lead = positionAt(swing, swing.body.joint('leftShoulder'), event);
  const trail = positionAt(swing, swing.body.joint('rightShoulder'), event);
  const lineDeg = toDegrees(Math.atan2(lead.yPx - trail.yPx, Math.abs(lead.xPx - trail.xPx)));
  const lean = trunkLeanDeg(swing, event);
  const confidence = 0.7 * Math.min(lead.confidence, trail.confidence, lean.confidence);
  return measuredIfVisible(fit.offset + fit.line * lineDeg + fit.lean * lean.deg, fit.plusMinus, event, confidence);
}
