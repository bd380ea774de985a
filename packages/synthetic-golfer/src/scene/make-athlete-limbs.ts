import { rotate } from '../geometry/rotation.ts';
import { add, mix, type Vec3 } from '../geometry/vector.ts';
import { type GolferPose, sides, signOf } from '../swing/golfer-pose.ts';
import type { Swing } from '../swing/make-swing.ts';
import type { Materials } from './golfer-materials.ts';
import type { Sportswear } from './look.ts';
import { type PartBin, placeBall, placeTurned } from './rigid-part.ts';

/** Deltoids, arms, hands, legs and shoes; each bone is one turned shape with its muscle's bulge. */
export function addAthleteLimbs(
  parts: PartBin,
  swing: Swing,
  materials: Materials,
  { legwear, looseness, figure }: Sportswear,
): (q: GolferPose) => void {
  const k = swing.body.unit;
  const thick = k * (0.4 + 0.6 * swing.parameters.proportions.girth) * (figure === 'curved' ? 0.9 : 1);
  const shorts = legwear === 'shorts';
  const { skin, shirt, trousers, shoes, glove } = materials;
  const wide = 0.012 * looseness;
  const limbs = sides.map((side) => ({
    side,
    deltoid: parts.addBall(shirt),
    sleeve: parts.addTurned(shirt, [0.062, 0.06 + wide, 0.056 + 2 * wide]),
    upperArm: parts.addTurned(skin, [0.05, 0.052, 0.048, 0.036]),
    elbow: parts.addBall(skin),
    forearm: parts.addTurned(skin, [0.036, 0.046, 0.037, 0.026]),
    hand: parts.addBall(side === 'left' ? glove : skin),
    thigh: parts.addTurned(shorts ? skin : trousers, [0.09, 0.09, 0.075, 0.058]),
    legCloth: parts.addTurned(trousers, shorts ? [0.098, 0.1, 0.092 + wide] : [0.098, 0.095, 0.075]),
    knee: parts.addBall(shorts ? skin : trousers),
    shank: parts.addTurned(shorts ? skin : trousers, shorts ? [0.05, 0.06, 0.048, 0.035] : [0.058, 0.062, 0.056, 0.06]),
    heel: parts.addBall(shoes),
    foot: parts.addBall(shoes),
  }));
  return (q) => {
    const front = rotate(q.chestRotation, [0, 0, 1]);
    for (const part of limbs) {
      const { shoulder, elbow, wrist, grip, hip, knee, ankle } = q.limbs[part.side];
      const foot = q.feet[part.side];
      const toes = rotate(foot.rotation, [0, 0, 1]);
      const round = (radius: number): Vec3 => [radius * thick, radius * thick, radius * thick];
      const out = rotate(q.chestRotation, [-signOf(part.side) * 0.008 * k, 0, 0]);
      placeBall(part.deltoid, add(shoulder, out), q.chestRotation, round(0.066));
      placeTurned(part.sleeve, shoulder, mix(shoulder, elbow, 0.6), front, [thick, thick]);
      placeTurned(part.upperArm, shoulder, elbow, front, [thick, thick]);
      placeBall(part.elbow, elbow, q.chestRotation, round(0.037));
      placeTurned(part.forearm, elbow, wrist, front, [thick, thick]);
      placeBall(part.hand, mix(wrist, grip, 0.6), q.chestRotation, [0.043 * k, 0.047 * k, 0.043 * k]);
      const top = add(hip, rotate(q.pelvisRotation, [0, 0.03 * k, -0.008 * k]));
      placeTurned(part.thigh, top, knee, toes, [thick, thick]);
      placeTurned(part.legCloth, top, mix(hip, knee, shorts ? 0.78 : 0.5), toes, [thick, thick]);
      placeBall(part.knee, knee, q.pelvisRotation, round(shorts ? 0.056 : 0.06));
      placeTurned(part.shank, knee, ankle, toes, [thick, thick]);
      placeBall(part.heel, add(ankle, rotate(foot.rotation, [0, -0.035 * k, -0.005 * k])), foot.rotation, [
        0.042 * k,
        0.05 * k,
        0.06 * k,
      ]);
      placeBall(part.foot, add(foot.pivot, rotate(foot.toeRotation, [0, 0.015 * k, -0.02 * k])), foot.toeRotation, [
        0.05 * k,
        0.036 * k,
        0.115 * k,
      ]);
    }
  };
}
