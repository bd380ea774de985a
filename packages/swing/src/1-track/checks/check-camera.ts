import type { SwingEvents } from '@trueswing/contracts';
import { at, type BodySeries } from '../body-series.ts';
import { median, quantile } from '../smooth-series.ts';

/** Both feet together move this far, in trunk lengths, between address and impact only if the camera moves. */
const maxFeetTravel = 0.7;

/**
 * Whether the camera moves more than the golfer. A slow push or a hand-held sway stays far below the limit. One foot
 * that steps, or an ankle that is misdetected for a few frames, does not count.
 */
export function cameraMoves(body: BodySeries, events: SwingEvents): boolean {
  const feet = [body.joint('leftAnkle'), body.joint('rightAnkle')];
  const samples = body.timesS.flatMap((t, i) =>
    body.detected[i] && t >= events.address.timeS && t <= events.impact.timeS ? [i] : [],
  );
  if (samples.length < 2) return false;
  const [across, down] = (['xPx', 'yPx'] as const).map((axis) => {
    const strays = feet.map((foot) => {
      const middle = median(samples.map((i) => at(foot[axis], i)));
      return samples.map((i) => at(foot[axis], i) - middle);
    });
    const [left = [], right = []] = strays;
    // The common movement of both feet.
    const common = left.map((l, k) =>
      l * at(right, k) > 0 ? Math.sign(l) * Math.min(Math.abs(l), Math.abs(at(right, k))) : 0,
    );
    return quantile(common, 0.95) - quantile(common, 0.05);
  }) as [number, number];
  return Math.hypot(across, down) / body.trunkPx > maxFeetTravel;
}
