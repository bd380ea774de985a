import type { SwingEvents } from '@trueswing/contracts';
import { at, type BodySeries, type JointSeries } from '../track/body-series.ts';
import { median } from '../track/smooth-series.ts';

/**
 * A golfer at address stands still: head and shoulders of real clips move at most 0.4 trunk lengths a second (median of
 * the frame-to-frame speed). Far more means that the pose model jumps, often to another person in the picture.
 */
const maxStillSpeed = 1;

/** Why this clip cannot be compared with address; null if it can. */
export function whyAddressUnsteady(body: BodySeries, events: SwingEvents): string | null {
  const { timeS } = events.address;
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
  return Math.max(head || 0, chest || 0) > maxStillSpeed
    ? 'The golfer could not be followed at address; somebody else in the picture may be the cause.'
    : null;
}
