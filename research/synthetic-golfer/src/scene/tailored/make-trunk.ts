import type * as THREE from 'three';
import { type Rotation, rotate } from '../../geometry/rotation.ts';
import { add, distance, midpoint, mix, type Vec3 } from '../../geometry/vector.ts';
import type { Swing } from '../../swing/make-swing.ts';
import type { GolferPose } from '../../swing/pose/golfer-pose.ts';
import { midShoulder } from '../../swing/pose/pose-golfer.ts';
import { blendRotations } from '../blend-rotations.ts';
import { foldShirt } from '../cloth/fold-cloth.ts';
import type { Materials } from '../golfer-materials.ts';
import { axesOf, makeTube, type Ring } from '../lofted-tube.ts';
import type { Look } from '../look.ts';

/** Hips, belt, shirt, collar and neck. */
export function makeTrunk(
  swing: Swing,
  materials: Materials,
  { shape, outfit }: Look,
): { meshes: THREE.Mesh[]; update: (q: GolferPose) => void } {
  const k = swing.body.unit;
  const { girth, depth, shoulderWidth, trunkLength, hipWidth } = swing.parameters.proportions;
  const hips = makeTube(18, 40, materials.seat, true);
  const belt = makeTube(4, 40, materials.belt, true);
  const shirt = makeTube(48, 44, materials.shirt, true);
  const neck = makeTube(8, 20, materials.skin, true);
  const collar = makeTube(6, 24, materials.collar, true);
  const { chestWidth, waistWidth, bellyM: belly, bustM: bust, seatM: seat, roundBackM: round } = shape;
  const { untucked, collar: collarKind } = outfit.shirt;
  const loose = 0.018 * outfit.shirt.looseness;
  const hang = untucked ? 0.012 + 0.02 * outfit.shirt.looseness : 0;
  const foldAt = foldShirt(outfit, k);

  const update = (q: GolferPose): void => {
    const ring = (
      center: Vec3,
      rotation: Rotation,
      width: number,
      front: number,
      back = front,
      roundness = 1,
    ): Ring => ({
      center,
      ...axesOf(rotation),
      halfWidth: width * k * girth,
      front: front * k * depth,
      back: back * k * depth,
      roundness,
    });
    const onPelvis = (y: number): Vec3 => add(q.midHip, rotate(q.pelvisRotation, [0, y * k, 0]));
    const onChest = (y: number, z = 0): Vec3 => add(q.lumbar, rotate(q.chestRotation, [0, y * k * trunkLength, z * k]));
    const shoulders = midShoulder(q);
    const shoulderHalf = distance(q.limbs.left.shoulder, q.limbs.right.shoulder) / 2 / k / girth;
    const wide = (width: number) => width * (0.5 + 0.5 * shoulderWidth) * chestWidth + loose;
    const slim = (width: number) => width * waistWidth + loose;
    const broad = (width: number) => width * (0.5 + 0.5 * hipWidth);
    const { pelvisRotation: pelvis, chestRotation: chest, headRotation: head } = q;
    hips.update([
      ring(onPelvis(-0.115), pelvis, broad(0.09), 0.07, 0.08 + 0.5 * seat),
      ring(onPelvis(-0.07), pelvis, broad(0.15), 0.098, 0.118 + seat, 0.9),
      ring(onPelvis(-0.02), pelvis, broad(0.172), 0.108 + 0.2 * belly, 0.135 + seat, 0.9),
      ring(onPelvis(0.04), pelvis, broad(0.166), 0.108 + 0.5 * belly, 0.124 + 0.5 * seat, 0.9),
      ring(onPelvis(0.1), pelvis, broad(0.155), 0.106 + 0.7 * belly, 0.108, 0.9),
    ]);
    belt.update([
      ring(onPelvis(0.066), pelvis, broad(0.168), 0.117 + 0.6 * belly, 0.123 + 0.3 * seat, 0.9),
      ring(onPelvis(0.098), pelvis, broad(0.163), 0.116 + 0.7 * belly, 0.117, 0.9),
    ]);
    const hem = untucked
      ? ring(onPelvis(-0.05), pelvis, broad(0.178) + hang, 0.112 + 0.5 * belly + hang, 0.138 + seat + hang, 0.9)
      : ring(onPelvis(0.088), pelvis, broad(0.16), 0.113 + 0.7 * belly, 0.114, 0.9);
    const waist = untucked
      ? ring(onPelvis(0.07), pelvis, broad(0.17) + hang, 0.116 + 0.8 * belly + hang, 0.124 + hang, 0.9)
      : ring(
          midpoint(onPelvis(0.12), onChest(0.02)),
          blendRotations(pelvis, chest, 0.25),
          slim(0.157),
          0.113 + belly + loose,
          0.109 + loose,
          0.9,
        );
    shirt.update(
      [
        hem,
        waist,
        ring(
          onChest(0.07),
          blendRotations(pelvis, chest, 0.55),
          slim(0.152),
          0.112 + belly + loose,
          0.104 + loose,
          0.9,
        ),
        ring(
          onChest(0.14),
          blendRotations(pelvis, chest, 0.8),
          slim(0.156),
          0.114 + 0.7 * belly + loose,
          0.108 + loose,
          0.9,
        ),
        ring(
          onChest(0.22, 0.004),
          chest,
          wide(0.168),
          0.122 + 0.6 * bust + 0.2 * belly + loose,
          0.116 + 0.5 * round + loose,
          0.88,
        ),
        ring(onChest(0.29, 0.006), chest, wide(0.176), 0.122 + bust + loose, 0.118 + round + loose, 0.88),
        ring(mix(onChest(0.345), shoulders, 0.2), chest, wide(0.17), 0.105 + 0.3 * bust, 0.108 + round, 0.9),
        ring(
          midpoint(onChest(0.388, -0.005), add(shoulders, rotate(chest, [0, -0.006 * k, 0]))),
          chest,
          Math.max(0.13, shoulderHalf * 0.9),
          0.078,
          0.088 + 0.6 * round,
        ),
        ring(onChest(0.43 + shape.trapeziusM, -0.012), chest, 0.1, 0.064, 0.072 + 0.3 * round),
        ring(onChest(0.462, -0.014), chest, 0.064, 0.056, 0.058),
      ],
      foldAt(q),
    );
    const nape = add(q.neckTop, rotate(head, [0, 0, -0.006 * k]));
    const thick = shape.neckWidth;
    neck.update([
      ring(onChest(0.41, -0.012), chest, 0.058 * thick, 0.056 * thick),
      ring(midpoint(onChest(0.46, -0.014), q.neckTop), blendRotations(chest, head, 0.5), 0.054 * thick, 0.055 * thick),
      ring(nape, head, 0.054 * thick, 0.056 * thick),
      ring(add(q.neckTop, rotate(head, [0, 0.05 * k, 0])), head, 0.05 * thick, 0.052 * thick),
    ]);
    const stands = collarKind === 'stand' ? 0.018 : 0;
    collar.update([
      ring(onChest(0.448, -0.014), chest, 0.074, 0.068),
      ring(onChest(0.475 + stands, -0.016), blendRotations(chest, head, 0.15), 0.066, 0.062),
    ]);
  };
  const tubes = [hips, belt, shirt, neck, collar];
  belt.mesh.visible = !untucked;
  collar.mesh.visible = collarKind !== 'none';
  return { meshes: tubes.map((tube) => tube.mesh), update };
}
