import * as THREE from 'three';
import type { Swing } from '../../swing/make-swing.ts';
import { type GolferPose, sides } from '../../swing/pose/golfer-pose.ts';
import { makeMaterials } from '../golfer-materials.ts';
import type { Look } from '../look.ts';
import { makeSkirt } from '../make-skirt.ts';
import { makeArm } from './make-arm.ts';
import { makeHead } from './make-head.ts';
import { makeLeg } from './make-leg.ts';
import { makeTrunk } from './make-trunk.ts';

/** The golfer's body: lofted tubes and a head, all generated. */
export function makeGolfer(swing: Swing, look: Look): { group: THREE.Group; update: (q: GolferPose) => void } {
  const materials = makeMaterials(look);
  const head = makeHead(swing.body.unit, materials, look);
  const parts = [
    makeTrunk(swing, materials, look),
    ...sides.map((side) => makeArm(swing, materials, look, side)),
    ...sides.map((side) => makeLeg(swing, materials, look, side)),
  ];
  if (look.outfit.legs.kind === 'skirt') parts.push(makeSkirt(swing, materials, look));
  const group = new THREE.Group();
  group.add(head.group, ...parts.flatMap((part) => part.meshes));
  return {
    group,
    update: (q) => {
      head.update(q);
      for (const part of parts) part.update(q);
    },
  };
}
