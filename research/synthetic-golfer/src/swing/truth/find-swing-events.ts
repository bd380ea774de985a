import type { SwingEventName } from '@trueswing/contracts';
import { distance, normalize, subtract } from '../../geometry/vector.ts';
import type { Swing } from '../make-swing.ts';

/** Seconds of the eight events, measured on the generated motion itself (definitions of GolfDB, McNally 2019). */
export type SwingEventTimes = Record<SwingEventName, number>;

const stepS = 0.0005;
const coarseS = 0.005;
/** Hands slower than this are still. */
const stillMps = 0.06;

export function findSwingEvents(swing: Swing): SwingEventTimes {
  const { timeline, poseAt, durationS } = swing;
  const gripSpeed = (t: number) => distance(poseAt(t + stepS).grip, poseAt(t - stepS).grip) / (2 * stepS);
  const shaftRise = (t: number) => poseAt(t).clubDirection[1];
  const leadArmRise = (t: number) => {
    const { shoulder, wrist } = poseAt(t).limbs.left;
    return normalize(subtract(wrist, shoulder))[1];
  };
  const top = minimum(gripSpeed, timeline.p3, timeline.p5);
  const impact = minimum((t) => distance(poseAt(t).clubHead, poseAt(t).ball), timeline.p6, timeline.p8);
  return {
    address: firstAbove(gripSpeed, stillMps, timeline.p1 - 0.05, top),
    toeUp: firstAbove(shaftRise, 0, timeline.p1, top),
    midBackswing: firstAbove(leadArmRise, 0, timeline.p1, top),
    top,
    midDownswing: firstAbove((t) => -leadArmRise(t), 0, top, impact),
    impact,
    midFollowThrough: firstAbove(shaftRise, 0, impact, timeline.p10),
    finish: firstAbove((t) => stillMps - gripSpeed(t), 0, timeline.armsWrap, durationS),
  };
}

/** Searches in coarse steps, then in fine steps around the best. */
function minimum(f: (t: number) => number, from: number, to: number): number {
  const scan = (low: number, high: number, step: number): number => {
    let best = low;
    let least = Number.POSITIVE_INFINITY;
    for (let t = low; t <= high; t += step) {
      const value = f(t);
      if (value < least) [least, best] = [value, t];
    }
    return best;
  };
  const near = scan(from, to, coarseS);
  return scan(near - coarseS, near + coarseS, stepS);
}

function firstAbove(f: (t: number) => number, level: number, from: number, to: number): number {
  let t = from;
  while (t < to && f(t) <= level) t += coarseS;
  for (let back = Math.max(from, t - coarseS); back <= t; back += stepS) if (f(back) > level) return back;
  return Math.min(t, to);
}
