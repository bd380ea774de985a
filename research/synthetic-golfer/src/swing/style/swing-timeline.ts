import { makeSpline } from '../../geometry/spline.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import type { Curve } from '../motion/body-motion.ts';
import type { SwingParameters } from '../swing-parameters.ts';

/** Seconds at which the swing passes golf's ten positions, and some instants between them. */
export interface SwingTimeline {
  p1: number;
  p2: number;
  p3: number;
  /** The club sets shortly before the top, the pelvis leads it, the feet follow. */
  clubSets: number;
  pelvisTop: number;
  p4: number;
  clubTop: number;
  feetTurn: number;
  p5: number;
  p6: number;
  p7: number;
  p8: number;
  p9: number;
  clubWraps: number;
  armsWrap: number;
  p10: number;
  end: number;
}
export type SwingInstant = keyof SwingTimeline;

export function layOutSwing({ durationsS: d }: SwingParameters): SwingTimeline {
  const p4 = d.address + d.backswing;
  const p7 = p4 + d.downswing;
  return {
    p1: d.address,
    p2: d.address + 0.44 * d.backswing,
    p3: d.address + 0.66 * d.backswing,
    clubSets: p4 - 0.115 * d.backswing,
    pelvisTop: p4 - 0.065 * d.backswing,
    p4,
    clubTop: p4 + 0.077 * d.downswing,
    feetTurn: p4 + 0.4 * d.downswing,
    p5: p4 + 0.52 * d.downswing,
    p6: p4 + 0.78 * d.downswing,
    p7,
    p8: p7 + 0.09 * d.followThrough,
    p9: p7 + 0.2 * d.followThrough,
    clubWraps: p7 + 0.42 * d.followThrough,
    armsWrap: p7 + 0.45 * d.followThrough,
    p10: p7 + d.followThrough,
    end: p7 + d.followThrough + d.finish,
  };
}

/** A value at an instant; `flat` where the movement turns round. */
export type Key = number | { flat: number };

/** A smooth curve through values at named instants. */
export function drawCurve(timeline: SwingTimeline, keys: Partial<Record<SwingInstant, Key>>): Curve {
  const sorted = Object.entries(keys)
    .map(([instant, key]) => ({
      t: timeline[instant as SwingInstant], // Object.entries widens the key
      ...(typeof key === 'number' ? { value: key } : { value: key.flat, flat: true }),
    }))
    .sort((a, b) => a.t - b.t);
  return makeSpline(sorted);
}

/** A smooth path through points at named instants; it pauses at the top. */
export function drawPath(timeline: SwingTimeline, points: Partial<Record<SwingInstant, Vec3>>): (t: number) => Vec3 {
  const along = (axis: 0 | 1 | 2): Curve =>
    drawCurve(
      timeline,
      Object.fromEntries(
        Object.entries(points).map(([instant, point]) => [
          instant,
          instant === 'p4' ? { flat: point[axis] } : point[axis],
        ]),
      ),
    );
  const [x, y, z] = [along(0), along(1), along(2)];
  return (t) => [x(t), y(t), z(t)];
}
