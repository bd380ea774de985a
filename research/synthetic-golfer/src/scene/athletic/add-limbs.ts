import { rotate } from '../../geometry/rotation.ts';
import { add, mix, type Vec3 } from '../../geometry/vector.ts';
import type { Swing } from '../../swing/make-swing.ts';
import { type GolferPose, sides, signOf } from '../../swing/pose/golfer-pose.ts';
import type { Materials } from '../golfer-materials.ts';
import type { Look } from '../look.ts';
import { type PartBin, placeBall, placeTurned, type Wrap } from './rigid-part.ts';

/** Cloth of a limb's part from the shares `low` to `high` of its cloth; limbs are laid from top to bottom. */
const along =
  (low: number, high: number): Wrap =>
  (_x, y, _z, u) => [u, high + (low - high) * y];

/** Deltoids, arms, hands, legs and shoes; each bone is one turned shape with its muscle's bulge. */
export function addLimbs(
  parts: PartBin,
  swing: Swing,
  materials: Materials,
  { shape, outfit }: Look,
): (q: GolferPose) => void {
  const k = swing.body.unit;
  const girth = k * (0.4 + 0.6 * swing.parameters.proportions.girth);
  const [armThick, legThick] = [girth * shape.armGirth, girth * shape.legGirth];
  const { kind, looseness } = outfit.legs;
  const isLong = kind === 'trousers';
  const { skin, leg, shoes, glove } = materials;
  const sleeve = outfit.shirt.sleeve === 'none' ? skin : materials.sleeve;
  const longSleeve = outfit.shirt.sleeve === 'long';
  const wide = 0.012 * outfit.shirt.looseness;
  const wideLeg = 0.012 * Math.max(0, looseness);
  const cloth = longSleeve ? 0.006 + 0.6 * wide : 0;
  const armCloth = longSleeve ? sleeve : skin;
  const legCloth = isLong ? leg : skin;
  const limbs = sides.map((side) => ({
    side,
    deltoid: parts.addBall(sleeve),
    sleeve: parts.addTurned(sleeve, [0.062, 0.06 + wide, 0.056 + 2 * wide], along(0, 1)),
    upperArm: parts.addTurned(
      armCloth,
      [0.05, 0.052, 0.048, 0.036].map((radius) => radius + cloth),
      along(0.5, 1),
    ),
    elbow: parts.addBall(armCloth),
    forearm: parts.addTurned(
      armCloth,
      [0.036, 0.046, 0.037, 0.026].map((radius) => radius + cloth),
      along(0, 0.5),
    ),
    hand: parts.addBall(side === 'left' ? glove : skin),
    thigh: parts.addTurned(
      legCloth,
      isLong ? [0.09, 0.09, 0.075 + wideLeg, 0.058 + wideLeg] : [0.085, 0.085, 0.07, 0.054],
      along(0.5, 1),
    ),
    trouserTop: parts.addTurned(
      leg,
      isLong ? [0.098, 0.095, 0.075 + wideLeg] : [0.098, 0.1, 0.092 + wideLeg],
      along(isLong ? 0.7 : 0.4, 1),
    ),
    knee: parts.addBall(legCloth),
    shank: parts.addTurned(
      legCloth,
      isLong ? [0.058, 0.062, 0.056, 0.06].map((radius) => radius + wideLeg) : [0.05, 0.06, 0.048, 0.035],
      along(0, 0.5),
    ),
    heel: parts.addBall(shoes),
    foot: parts.addBall(shoes),
  }));
  for (const { trouserTop } of limbs) trouserTop.visible = kind !== 'skirt';
  for (const part of limbs) part.sleeve.visible = !longSleeve && outfit.shirt.sleeve !== 'none';
  return (q) => {
    const front = rotate(q.chestRotation, [0, 0, 1]);
    for (const part of limbs) {
      const { shoulder, elbow, wrist, grip, hip, knee, ankle } = q.limbs[part.side];
      const foot = q.feet[part.side];
      const toes = rotate(foot.rotation, [0, 0, 1]);
      const round = (radius: number): Vec3 => [radius, radius, radius];
      const out = rotate(q.chestRotation, [-signOf(part.side) * 0.008 * k, 0, 0]);
      placeBall(part.deltoid, add(shoulder, out), q.chestRotation, round(0.066 * armThick));
      placeTurned(part.sleeve, shoulder, mix(shoulder, elbow, 0.6), front, [armThick, armThick]);
      placeTurned(part.upperArm, shoulder, elbow, front, [armThick, armThick]);
      placeBall(part.elbow, elbow, q.chestRotation, round((0.037 + cloth) * armThick));
      placeTurned(part.forearm, elbow, wrist, front, [armThick, armThick]);
      placeBall(part.hand, mix(wrist, grip, 0.6), q.chestRotation, [0.043 * k, 0.047 * k, 0.043 * k]);
      const top = add(hip, rotate(q.pelvisRotation, [0, 0.03 * k, -0.008 * k]));
      placeTurned(part.thigh, kind === 'skirt' ? mix(hip, knee, 0.5) : top, knee, toes, [legThick, legThick]);
      placeTurned(part.trouserTop, top, mix(hip, knee, isLong ? 0.5 : 0.78), toes, [legThick, legThick]);
      placeBall(part.knee, knee, q.pelvisRotation, round((isLong ? 0.06 + wideLeg : 0.054) * legThick));
      placeTurned(part.shank, knee, ankle, toes, [legThick, legThick]);
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
