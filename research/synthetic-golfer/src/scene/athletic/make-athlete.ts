import type * as THREE from 'three';
import { rotate } from '../../geometry/rotation.ts';
import { add, distance, mix, type Vec3 } from '../../geometry/vector.ts';
import type { Swing } from '../../swing/make-swing.ts';
import { type GolferPose, sides, signOf } from '../../swing/pose/golfer-pose.ts';
import { midShoulder } from '../../swing/pose/pose-golfer.ts';
import { makeMaterials } from '../golfer-materials.ts';
import type { Look } from '../look.ts';
import { makeSkirt } from '../make-skirt.ts';
import { addHead } from './add-head.ts';
import { addLimbs } from './add-limbs.ts';
import { openPartBin, placeBall, placeTurned, type Wrap } from './rigid-part.ts';

/** Height on the shirt's cloth of a share of the trunk, as the tailored shirt lays it out. */
const clothHeight = (share: number): number => Math.max(0, Math.min(1, 0.12 + 0.74 * share));
/** Cloth of a part around the trunk's middle, centered at `share` of the trunk and `half` of it high. */
const around =
  (share: number, half: number): Wrap =>
  (_x, y, _z, u) => [u, clothHeight(share + half * y)];
/** Cloth of a small part beside the trunk's middle; offsets and radii in meters. */
const beside =
  ([x0, share, z0]: Vec3, [rx, rShare, rz]: Vec3): Wrap =>
  (x, y, z) => [0.5 + Math.atan2(x0 + rx * x, z0 + rz * z) / (2 * Math.PI), clothHeight(share + rShare * y)];

/** A sporty body of muscles: rib cage, pelvis, deltoids and tapered limbs, in a shirt that hangs from the shoulders. */
export function makeAthlete(swing: Swing, look: Look): { group: THREE.Group; update: (q: GolferPose) => void } {
  const { shape, outfit } = look;
  const { looseness, untucked } = outfit.shirt;
  const k = swing.body.unit;
  const { girth, depth, hipWidth } = swing.parameters.proportions;
  const [w, d] = [k * girth, k * depth];
  const materials = makeMaterials(look);
  const parts = openPartBin();
  const ribCage = parts.addBall(materials.shirt, around(0.62, 0.47));
  const yoke = parts.addBall(materials.shirt, around(0.92, 0.22));
  const belly = parts.addBall(materials.shirt, beside([0, 0.15, 0.03], [0.12, 0.24, 0.08]));
  const pelvis = parts.addBall(materials.seat, (_x, y, _z, u) => [u, 0.5 + 0.5 * y]);
  const slope = parts.addTurned(materials.shirt, [0.105, 0.085, 0.06, 0.05], (_x, y, _z, u) => [u, 0.86 + 0.14 * y]);
  const neck = parts.addTurned(materials.skin, [0.055, 0.05, 0.052]);
  const collar = parts.addTurned(materials.collar, [0.074, 0.068, 0.064]);
  const belt = parts.addTurned(materials.belt, [0.144, 0.142], (_x, y, _z, u) => [u, y]);
  const broad = 0.5 + 0.5 * hipWidth;
  const hang = 0.118 + 0.02 * looseness;
  const waist = 0.128 * shape.waistWidth + 0.02 * looseness;
  const shirt = parts.addTurned(
    materials.shirt,
    [hang, waist, 0.145 * shape.chestWidth, 0.14 * shape.chestWidth, 0.09],
    (_x, y, _z, u) => [u, clothHeight(-0.16 + 1.13 * y)],
  );
  /** The part of a shirt that hangs over the hips turns with them. */
  const hem = parts.addTurned(
    materials.shirt,
    [0.198 * broad + 0.02 * looseness, 0.184 * broad + 0.015 * looseness, 0.15 * broad, 0.9 * waist],
    (_x, y, _z, u) => [u, 0.2 * y],
  );
  hem.visible = untucked;
  /** 1 for a full bust; 0 for flat muscles, which sit higher. */
  const bust = Math.min(1, shape.bustM / 0.04);
  const muscles = sides.map((side) => {
    const s = signOf(side);
    return {
      side,
      chest: parts.addBall(materials.shirt, beside([s * 0.07, 0.68 - 0.08 * bust, 0.06], [0.085, 0.22, 0.055])),
      buttock: parts.addBall(materials.seat, (x, y, z) => [
        Math.atan2(-(s * 0.072 + 0.084 * x), 0.045 - 0.082 * z) / (2 * Math.PI),
        0.22 + 0.4 * y,
      ]),
    };
  });
  const moveLimbs = addLimbs(parts, swing, materials, look);
  const moveHead = addHead(parts, k, materials, look);
  const skirt = outfit.legs.kind === 'skirt' ? makeSkirt(swing, materials, look) : null;
  if (skirt) parts.group.add(...skirt.meshes);
  for (const { buttock } of muscles) buttock.visible = !skirt; // the skirt covers them
  belt.visible = !untucked;
  collar.visible = outfit.shirt.collar !== 'none';
  belly.visible = shape.bellyM > 0.01;
  const size = 0.07 - 0.008 * bust;
  return {
    group: parts.group,
    update: (q) => {
      const { chestRotation: chest, pelvisRotation: hips } = q;
      const onChest = (x: number, y: number, z: number): Vec3 =>
        add(q.lumbar, rotate(chest, [x * w, y * swing.body.trunk, z * d]));
      const onPelvis = (x: number, y: number, z: number): Vec3 => add(q.midHip, rotate(hips, [x * w, y * k, z * d]));
      const between = midShoulder(q);
      const round = shape.roundBackM;
      placeBall(ribCage, onChest(0, 0.62, 0.004 - 0.6 * round), chest, [
        0.152 * w * shape.chestWidth,
        0.19 * k,
        (0.112 + 0.5 * round) * d,
      ]);
      const half = distance(q.limbs.left.shoulder, q.limbs.right.shoulder) / 2;
      placeBall(yoke, mix(between, onChest(0, 0.9, -0.006 - 0.5 * round), 0.35), chest, [
        half * 0.98,
        0.088 * k,
        0.09 * d,
      ]);
      placeBall(belly, onChest(0, 0.16, 0.015 + 0.45 * shape.bellyM), chest, [
        0.128 * w * shape.waistWidth,
        0.15 * k,
        (0.085 + 0.5 * shape.bellyM) * d,
      ]);
      placeBall(pelvis, onPelvis(0, 0.015, -0.012), hips, [0.163 * w * broad, 0.125 * k, 0.112 * d]);
      const front = rotate(chest, [0, 0, 1]);
      const ahead = rotate(hips, [0, 0, 1]);
      placeTurned(slope, onChest(0, 0.93, -0.01), mix(q.neckTop, onChest(0, 1.1, -0.01), 0.6), front, [w, 0.75 * d]);
      const thick = k * shape.neckWidth;
      placeTurned(neck, onChest(0, 0.98, -0.01), q.neckTop, front, [thick, thick]);
      placeTurned(collar, onChest(0, 1.09, -0.014), onChest(0, 1.17, -0.014), front, [k, k]);
      placeTurned(belt, onPelvis(0, 0.07, -0.008), onPelvis(0, 0.105, -0.008), ahead, [w * broad * 1.04, d * 0.84]);
      placeTurned(hem, onPelvis(0, -0.075, -0.016), onPelvis(0, 0.16, -0.01), ahead, [w, d * 0.8]);
      placeTurned(shirt, onPelvis(0, 0.05, -0.006), onChest(0, 0.97, 0), front, [w * 1.12, d * 0.84]);
      for (const { side, chest: breast, buttock } of muscles) {
        const s = signOf(side);
        placeBall(breast, onChest(s * 0.07, 0.68 - 0.08 * bust, 0.056 + 0.01 * bust - 0.5 * round), chest, [
          (size + 0.02) * w,
          (size + 0.015) * k,
          (0.052 + 0.2 * shape.bustM) * d,
        ]);
        placeBall(buttock, onPelvis(s * 0.072, -0.035, -0.045 - 0.6 * shape.seatM), hips, [
          0.084 * w * broad,
          0.1 * k,
          0.082 * d,
        ]);
      }
      moveLimbs(q);
      moveHead(q);
      skirt?.update(q);
    },
  };
}
