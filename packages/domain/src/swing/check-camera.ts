import type { SwingEvents } from '@trueswing/contracts';
import { at, type BodySeries } from './body-series.ts';

/** Both feet together travel this far, in trunk lengths, between address and impact: only a moving camera does that. */
const maxFeetTravel = 0.7;

/** Whether the camera moves more than the golfer. A slow push or a hand-held sway stays far below the limit. */
export function cameraMoves(body: BodySeries, events: SwingEvents): boolean {
  const [left, right] = [body.joint('leftAnkle'), body.joint('rightAnkle')];
  const samples = body.timesS.flatMap((t, i) =>
    body.seen[i] && t >= events.address.timeS && t <= events.impact.timeS ? [i] : [],
  );
  const travel = (joint: typeof left): number => {
    const xs = samples.map((i) => at(joint.xPx, i));
    const ys = samples.map((i) => at(joint.yPx, i));
    return Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) / body.trunkPx;
  };
  return samples.length > 1 && Math.min(travel(left), travel(right)) > maxFeetTravel;
}
