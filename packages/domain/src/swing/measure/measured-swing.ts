import type { CameraView, Measured, Measurement, SwingEventName, SwingEvents, TimeBase } from '@trueswing/contracts';
import { at, type BodySeries, type JointSeries } from '../body-series.ts';
import { median } from '../smooth-series.ts';

/** What a measurement is made from: one swing of a right-hander (a left-hander's track is mirrored before). */
export interface MeasuredSwing {
  readonly body: BodySeries;
  readonly events: SwingEvents;
  readonly view: CameraView;
  readonly timeBase: TimeBase;
}

export interface Position {
  readonly xPx: number;
  readonly yPx: number;
  readonly confidence: number;
}

/** Where a joint is at an event: the median of the samples around it, so that one jitter does no harm. */
export function positionAt(swing: MeasuredSwing, joint: JointSeries, event: SwingEventName): Position {
  const samples = samplesAround(swing, event);
  return {
    xPx: median(samples.map((i) => at(joint.xPx, i))),
    yPx: median(samples.map((i) => at(joint.yPx, i))),
    confidence: median(samples.map((i) => at(joint.confidence, i))),
  };
}

/** Address is held still, so it is read over 0.12 s up to the event; elsewhere one sample on either side is read. */
function samplesAround({ body, events }: MeasuredSwing, event: SwingEventName): number[] {
  const { frame, timeS } = events[event];
  const centre = Math.max(0, body.frames.indexOf(frame));
  const samples =
    event === 'address'
      ? body.timesS.flatMap((t, i) => (t <= timeS && t >= timeS - 0.12 ? [i] : []))
      : [centre - 1, centre, centre + 1].filter((i) => i >= 0 && i < body.frames.length);
  const seen = samples.filter((i) => body.seen[i]);
  return seen.length > 0 ? seen : [centre];
}

/**
 * Stature in pixels, from the legs at address: hip to knee to ankle is 0.49 of the stature (Drillis & Contini 1966).
 * The trunk would not do: it is bent towards or away from the camera.
 */
export function bodyHeightPx(swing: MeasuredSwing): number {
  const hip = positionAt(swing, swing.body.middle('leftHip', 'rightHip'), 'address');
  const knee = positionAt(swing, swing.body.middle('leftKnee', 'rightKnee'), 'address');
  const ankle = positionAt(swing, swing.body.middle('leftAnkle', 'rightAnkle'), 'address');
  const legPx =
    Math.hypot(hip.xPx - knee.xPx, hip.yPx - knee.yPx) + Math.hypot(knee.xPx - ankle.xPx, knee.yPx - ankle.yPx);
  return Math.max(1, legPx / 0.49);
}

/** Trunk line (mid-hip to mid-shoulder) to the picture's vertical at an event, positive towards the picture's right, degrees. */
export function trunkLeanDeg(swing: MeasuredSwing, event: SwingEventName): { deg: number; confidence: number } {
  const hip = positionAt(swing, swing.body.middle('leftHip', 'rightHip'), event);
  const shoulder = positionAt(swing, swing.body.middle('leftShoulder', 'rightShoulder'), event);
  const deg = (Math.atan2(shoulder.xPx - hip.xPx, hip.yPx - shoulder.yPx) * 180) / Math.PI;
  return { deg, confidence: Math.min(hip.confidence, shoulder.confidence) };
}

export const round = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor + 0;
};

/** A measured value, rounded to what its error bar lets one read. */
export function measured(
  value: number,
  plusMinus: number,
  where: Measured['at'],
  confidence: number,
  digits = 0,
): Measured {
  return {
    value: round(value, digits),
    plusMinus: round(Math.max(plusMinus, 10 ** -digits), digits),
    at: where,
    confidence: round(Math.min(1, Math.max(0, confidence)), 2),
  };
}

export const isMeasured = (measurement: Measurement | undefined): measurement is Measured =>
  measurement !== undefined && 'value' in measurement;
