import type { SwingEvents } from '@trueswing/contracts';
import { at, type BodySeries, type JointSeries } from '../1-track/body-series.ts';
import { median } from '../1-track/smooth-series.ts';

/**
 * A golfer at address stands still: head and shoulders of real clips move at most 0.4 trunk lengths a second (median of
 * the frame-to-frame speed). Far more means that the pose model jumps, often to another person in the picture.
 */
const maxStillSpeed = 1;
/** The golfer stands over the ball at least this long before the take-away, as he stands at address. */
const standsS = 0.5;

export const addressUnsteady = {
  withheld: 'We lost you at address. Is someone else in the picture?',
} as const;

/** Whether this clip can be compared with address. */
export const isAddressSteady = (body: BodySeries, events: SwingEvents): boolean =>
  isSteadyAt(body, events.address.timeS);

/**
 * The moment at which the stance is read: the address, or the last moment before it at which the golfer was followed and stood
 * still. Null if there is none.
 */
export function findStandingS(body: BodySeries, { address }: SwingEvents): number | null {
  const before = body.timesS.filter((timeS) => timeS <= address.timeS && timeS >= address.timeS - standsS);
  return [address.timeS, ...before.toReversed()].find((timeS) => isSteadyAt(body, timeS)) ?? null;
}

function isSteadyAt(body: BodySeries, timeS: number): boolean {
  const samples = body.timesS.flatMap((t, i) =>
    body.detected[i] && t >= timeS - 0.25 && t <= timeS + 0.05 ? [i] : [],
  );
  const stepSpeed = (joint: JointSeries): number => {
    const speeds = samples.slice(1).map((i, k) => {
      const before = samples[k] ?? i;
      const way = Math.hypot(at(joint.xPx, i) - at(joint.xPx, before), at(joint.yPx, i) - at(joint.yPx, before));
      return way / body.trunkPx / (at(body.timesS, i) - at(body.timesS, before));
    });
    return median(speeds);
  };
  const head = stepSpeed(body.middle('leftEar', 'rightEar'));
  const chest = stepSpeed(body.middle('leftShoulder', 'rightShoulder'));
  // NaN (too few frames) does not count against the clip.
  return Math.max(head || 0, chest || 0) <= maxStillSpeed;
}
