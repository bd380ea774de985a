import { makeRandom } from '../geometry/random.ts';
import { far, grounds, type Light, near, type Picture, type Place } from './place.ts';

/** Number of places: they are painted once and kept, since painting takes longer than drawing. */
const placeCount = 24;

export function drawPlace(random: () => number): Place {
  const seed = 100 + Math.floor(random() * placeCount);
  const own = makeRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(own() * from.length)]!; // own() < 1
  return {
    seed,
    far: pick(far),
    near: own() < 0.55 ? pick(near) : null,
    nearM: 1.8 + 4 * random(),
    nearTurnDeg: -25 + 50 * random(),
    ground: pick(grounds),
    mat: own() < 0.4,
    shadow: 0.15 + 0.5 * random(),
  };
}

export function drawLight(random: () => number): Light {
  const between = (low: number, high: number): number => low + (high - low) * random();
  return {
    sunDeg: between(-180, 180),
    sunStrength: between(0.1, 1.4),
    sunHeightM: between(2, 9),
    skyStrength: between(0.55, 1.25),
    warmth: between(-0.12, 0.16),
    exposure: between(0.75, 1.3),
  };
}

/** Faults of cameras, coders and light: about half the clips are clean in each respect. */
export function drawPicture(random: () => number): Picture {
  const sometimes = (share: number, value: () => number, without: number): number => {
    const drawn = value();
    return random() < share ? drawn : without;
  };
  return {
    blurPx: sometimes(0.5, () => 1.2 * random(), 0),
    grain: sometimes(0.6, () => 0.22 * random(), 0),
    contrast: 0.8 + 0.45 * random(),
    saturation: sometimes(0.7, () => 0.3 + 1.1 * random(), 1),
    cast: sometimes(0.5, () => Math.floor(random() * 0x1000000), 0x808080),
    castStrength: 0.14 * random(),
    jpegQuality: sometimes(0.6, () => 0.12 + 0.6 * random(), 1),
  };
}
