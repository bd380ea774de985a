import * as THREE from 'three';
import type { Look } from './look.ts';

export function makeMaterials(look: Look) {
  const cloth = (color: number, roughness = 0.85) =>
    new THREE.MeshStandardMaterial({ color, roughness, metalness: 0, side: THREE.DoubleSide });
  return {
    skin: cloth(look.skin, 0.6),
    shirt: cloth(look.shirt, 0.9),
    trousers: cloth(look.trousers, 0.95),
    shoes: cloth(look.shoes, 0.5),
    soles: cloth(0x2a2a2a),
    hair: cloth(look.hair, 0.9),
    cap: cloth(look.cap ?? 0xffffff),
    belt: cloth(look.belt, 0.5),
    glove: cloth(look.glove),
    eyeWhite: cloth(0xf2eee8, 0.3),
    iris: cloth(0x2b1a10, 0.2),
    lips: cloth(0x9c5a4c, 0.6),
  };
}
export type Materials = ReturnType<typeof makeMaterials>;
