import type * as THREE from 'three';
import type { Outfit } from '../../golfers/outfit.ts';
import { paintBelt, paintLeg, paintSeat } from './paint-legwear.ts';
import { paintShirt } from './paint-shirt.ts';
import { paintSleeve } from './paint-sleeve.ts';

export interface Cloth {
  shirt: THREE.Texture;
  sleeve: THREE.Texture;
  seat: THREE.Texture;
  leg: THREE.Texture;
  belt: THREE.Texture;
}

/** A swing is filmed from two views in the same clothes, and pairs of swings too. */
const keptOutfits = 4;
const wardrobe = new Map<string, Cloth>();

/** The painted cloth of an outfit; null for plain cloth. */
export function paintCloth(outfit: Outfit): Cloth | null {
  const seed = outfit.paintSeed;
  if (seed === null) return null;
  const key = JSON.stringify(outfit);
  const cloth = wardrobe.get(key) ?? {
    shirt: paintShirt(outfit.shirt, seed),
    sleeve: paintSleeve(outfit.shirt, seed),
    seat: paintSeat(outfit.legs, seed),
    leg: paintLeg(outfit.legs, seed),
    belt: paintBelt(outfit),
  };
  wardrobe.delete(key);
  wardrobe.set(key, cloth); // the newest is last
  for (const [oldKey, old] of wardrobe) {
    if (wardrobe.size <= keptOutfits) break;
    for (const texture of Object.values(old) as THREE.Texture[]) texture.dispose();
    wardrobe.delete(oldKey);
  }
  return cloth;
}
