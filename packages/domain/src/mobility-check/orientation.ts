import { toDegrees, toRadians } from '@trueswing/swing';
import type { MotionSample, Orientation } from './motion-sample.ts';
import { dot, times, type Vector } from './vector.ts';

/**
 * East, north and up in the phone's own axes. `deviceorientation` turns the phone about z by alpha, then about its x by beta,
 * then about its y by gamma (W3C Device Orientation and Motion).
 */
export function worldAxes({ alphaDeg, betaDeg, gammaDeg }: Orientation): { east: Vector; north: Vector; up: Vector } {
  const [sa, ca] = [Math.sin(toRadians(alphaDeg)), Math.cos(toRadians(alphaDeg))];
  const [sb, cb] = [Math.sin(toRadians(betaDeg)), Math.cos(toRadians(betaDeg))];
  const [sg, cg] = [Math.sin(toRadians(gammaDeg)), Math.cos(toRadians(gammaDeg))];
  return {
    east: [ca * cg - sa * sb * sg, -sa * cb, ca * sg + sa * sb * cg],
    north: [sa * cg + ca * sb * sg, ca * cb, sa * sg - ca * sb * cg],
    up: [-cb * sg, sb, cb * cg],
  };
}

/**
 * Measures how far the phone has turned about the vertical between two samples, degrees, counterclockwise from above; null
 * without orientation. It follows the phone's most level axis, because alpha alone jumps where the phone stands upright.
 */
export function headingChangeDeg(from: MotionSample, to: MotionSample): number | null {
  if (!from.orientation || !to.orientation) return null;
  const [start, end] = [worldAxes(from.orientation), worldAxes(to.orientation)];
  const axis = ([0, 1, 2] as const).reduce((best, k) => (Math.abs(start.up[k]) < Math.abs(start.up[best]) ? k : best));
  const heading = ({ east, north }: typeof start): number => Math.atan2(north[axis], east[axis]);
  const change = toDegrees(heading(end) - heading(start));
  return change - 360 * Math.round(change / 360);
}

/**
 * Gives gravity upward in all samples, as the samples with an orientation show it together: the first `deviceorientation` may
 * come late, or stop. `isSettled` is false without any.
 */
export function settleGravity(samples: readonly MotionSample[]): {
  samples: readonly MotionSample[];
  isSettled: boolean;
} {
  const upward = samples.reduce(
    (sum, { orientation, acceleration }) => sum + (orientation ? dot(worldAxes(orientation).up, acceleration) : 0),
    0,
  );
  if (upward >= 0) return { samples, isSettled: upward > 0 };
  return {
    samples: samples.map((sample) => ({ ...sample, acceleration: times(sample.acceleration, -1) })),
    isSettled: true,
  };
}
