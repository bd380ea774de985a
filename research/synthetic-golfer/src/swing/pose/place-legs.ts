import { aboutX, aboutY, compose, type Rotation, radians, rotate } from '../../geometry/rotation.ts';
import { add, subtract, type Vec3 } from '../../geometry/vector.ts';
import type { BodyMotion } from '../motion/body-motion.ts';
import type { SwingParameters } from '../swing-parameters.ts';
import type { BodyDimensions } from './body-dimensions.ts';
import { type Foot, type Side, type Sides, sides, signOf } from './golfer-pose.ts';

/** A foot on the ground; the trail foot turns and rises on the ball of the foot. */
export function placeFoot(body: BodyDimensions, motion: BodyMotion, p: SwingParameters, side: Side, t: number): Foot {
  const k = body.unit;
  const flare = radians((side === 'left' ? p.footFlareDeg.lead : p.footFlareDeg.trail) * signOf(side));
  const lift = radians(side === 'right' ? motion.trailHeelLift(t) : motion.leadHeelLift(t));
  const yaw = flare + (side === 'right' ? radians(motion.trailFootTurn(t)) : 0);
  const flat: Vec3 = [(signOf(side) * p.stanceWidthM) / 2, 0, -0.05];
  const pivot = add(flat, rotate(aboutY(flare), [0, 0.02 * k, 0.125 * k]));
  const rotation = compose(aboutY(yaw), aboutX(lift));
  const toeRotation = compose(aboutY(yaw), aboutX(lift * 0.5));
  const ankle = add(pivot, rotate(rotation, [0, body.ankleHeight - 0.02 * k, -0.125 * k]));
  return {
    rotation,
    toeRotation,
    ankle,
    heel: add(ankle, rotate(rotation, [0, -0.055 * k, -0.05 * k])),
    toe: add(pivot, rotate(lift > 0.35 ? toeRotation : rotation, [0, -0.002, 0.07 * k])),
    pivot,
  };
}

/** Lowers the pelvis, without a jerk, as far as both legs need to reach their ankles. */
export function lowerPelvis(midHip: Vec3, pelvis: Rotation, feet: Sides<Foot>, body: BodyDimensions): Vec3 {
  const longestLeg = (body.thigh + body.shank) * 0.992;
  let drop = 0;
  for (const side of sides) {
    const hip = add(midHip, rotate(pelvis, [signOf(side) * body.hipHalfWidth, 0, 0]));
    const [x, y, z] = subtract(hip, feet[side].ankle);
    drop = Math.max(drop, y - Math.sqrt(Math.max(0, longestLeg ** 2 - x ** 2 - z ** 2)));
  }
  return add(midHip, [0, -0.5 * (drop + Math.hypot(drop, 0.01)), 0]);
}
