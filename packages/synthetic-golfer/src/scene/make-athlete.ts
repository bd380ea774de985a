import * as THREE from 'three';
import { rotate } from '../geometry/rotation.ts';
import { add, distance, mix, type Vec3 } from '../geometry/vector.ts';
import { type GolferPose, sides, signOf } from '../swing/golfer-pose.ts';
import type { Swing } from '../swing/make-swing.ts';
import { midShoulder } from '../swing/pose-golfer.ts';
import { makeMaterials } from './golfer-materials.ts';
import type { Look } from './look.ts';
import { addAthleteHead } from './make-athlete-head.ts';
import { addAthleteLimbs } from './make-athlete-limbs.ts';
import { openPartBin, placeBall, placeTurned } from './rigid-part.ts';

/** A sporty body of muscles: rib cage, pelvis, deltoids and tapered limbs, in a shirt that hangs from the shoulders. */
export function makeAthlete(swing: Swing, look: Look): { group: THREE.Group; update: (q: GolferPose) => void } {
  const { figure, looseness } = look.sportswear;
  const curved = figure === 'curved';
  const k = swing.body.unit;
  const { girth, depth } = swing.parameters.proportions;
  const [w, d] = [k * girth, k * depth];
  const materials = makeMaterials(look);
  materials.shirt.map = paintStripes(look);
  if (materials.shirt.map) materials.shirt.color.set(0xffffff);
  const parts = openPartBin();
  const ribCage = parts.addBall(materials.shirt);
  const yoke = parts.addBall(materials.shirt);
  const pelvis = parts.addBall(materials.trousers);
  const slope = parts.addTurned(materials.shirt, [0.105, 0.085, 0.06, 0.05]);
  const neck = parts.addTurned(materials.skin, [0.055, 0.05, 0.052]);
  const hang = 0.128 + 0.035 * looseness;
  const waist = curved ? 0.108 : 0.13;
  const shirt = parts.addTurned(materials.shirt, [
    hang + (curved ? 0.02 : 0.005),
    waist + 0.02 * looseness,
    0.145,
    0.14,
    0.09,
  ]);
  const muscles = sides.map((side) => ({
    side,
    chest: parts.addBall(materials.shirt),
    buttock: parts.addBall(materials.trousers),
  }));
  const moveLimbs = addAthleteLimbs(parts, swing, materials, look.sportswear);
  const moveHead = addAthleteHead(parts, k, materials, look.sportswear);
  const broad = curved ? 1.1 : 0.95;
  return {
    group: parts.group,
    update: (q) => {
      const { chestRotation: chest, pelvisRotation: hips } = q;
      const onChest = (x: number, y: number, z: number): Vec3 =>
        add(q.lumbar, rotate(chest, [x * w, y * swing.body.trunk, z * d]));
      const onPelvis = (x: number, y: number, z: number): Vec3 => add(q.midHip, rotate(hips, [x * w, y * k, z * d]));
      const between = midShoulder(q);
      placeBall(ribCage, onChest(0, 0.62, 0.004), chest, [0.152 * w, 0.19 * k, 0.112 * d]);
      const half = distance(q.limbs.left.shoulder, q.limbs.right.shoulder) / 2;
      placeBall(yoke, mix(between, onChest(0, 0.9, -0.006), 0.35), chest, [half * 0.98, 0.088 * k, 0.09 * d]);
      placeBall(pelvis, onPelvis(0, 0.015, -0.012), hips, [0.163 * w * broad, 0.125 * k, 0.112 * d]);
      const front = rotate(chest, [0, 0, 1]);
      placeTurned(slope, onChest(0, 0.93, -0.01), mix(q.neckTop, onChest(0, 1.1, -0.01), 0.6), front, [w, 0.75 * d]);
      placeTurned(neck, onChest(0, 0.98, -0.01), q.neckTop, front, [k, k]);
      placeTurned(shirt, onPelvis(0, 0.02, -0.006), onChest(0, 0.97, 0), front, [w * 1.12, d * 0.84]);
      for (const { side, chest: breast, buttock } of muscles) {
        const s = signOf(side);
        const size = curved ? 0.062 : 0.07;
        placeBall(breast, onChest(s * 0.07, curved ? 0.6 : 0.68, curved ? 0.066 : 0.056), chest, [
          (size + 0.02) * w,
          (size + 0.015) * k,
          (curved ? 0.06 : 0.052) * d,
        ]);
        placeBall(buttock, onPelvis(s * 0.072, -0.035, -0.045), hips, [0.084 * w * broad, 0.1 * k, 0.082 * d]);
      }
      moveLimbs(q);
      moveHead(q);
    },
  };
}

function paintStripes({ shirt, sportswear: { stripes, stripeColor } }: Look): THREE.DataTexture | null {
  if (stripes === 0) return null;
  const rows = stripes * 2;
  const pixels = new Uint8Array(rows * 4);
  for (let row = 0; row < rows; row++) {
    const color = row % 2 === 0 ? shirt : stripeColor;
    pixels.set([color >> 16, (color >> 8) & 255, color & 255, 255], row * 4);
  }
  const texture = new THREE.DataTexture(pixels, 1, rows);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.needsUpdate = true;
  return texture;
}
