import * as THREE from 'three';
import { paintCloth } from './cloth/paint-cloth.ts';
import type { Look } from './look.ts';

export function makeMaterials({ skin, hair, outfit }: Look) {
  const plain = (color: number, roughness = 0.85, map: THREE.Texture | null = null) =>
    new THREE.MeshStandardMaterial({ color, map, roughness, metalness: 0, side: THREE.DoubleSide });
  const cloth = paintCloth(outfit);
  /** Painted cloth has its color in the texture. */
  const painted = (color: number, map: THREE.Texture | undefined, roughness: number) =>
    map ? plain(0xffffff, roughness, map) : plain(color, roughness);
  return {
    skin: plain(skin, 0.6),
    shirt: painted(outfit.shirt.color, cloth?.shirt, 0.9),
    sleeve: painted(outfit.shirt.sleeveColor, cloth?.sleeve, 0.9),
    collar: plain(cloth ? outfit.shirt.accent : outfit.shirt.color, 0.9),
    seat: painted(outfit.legs.color, cloth?.seat, 0.95),
    leg: painted(outfit.legs.color, cloth?.leg, 0.95),
    shoes: plain(outfit.shoes, 0.5),
    soles: plain(0x2a2a2a),
    hair: plain(hair, 0.9),
    cap: plain(outfit.capColor),
    belt: painted(outfit.belt.color, cloth?.belt, 0.5),
    glove: plain(outfit.glove ?? skin),
    eyeWhite: plain(0xf2eee8, 0.3),
    iris: plain(0x2b1a10, 0.2),
    lips: plain(0x9c5a4c, 0.6),
  };
}
export type Materials = ReturnType<typeof makeMaterials>;
