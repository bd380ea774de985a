import type { Color } from '@trueswing/contracts';

/**
 * Greatest distance of the colors of one shirt in two films, a\*b\* of CIELAB. Light, exposure and white balance differ
 * between the films, so only plainly different colors pass it: docs/research/two-films.md.
 */
const limit = 31;

/**
 * Whether two films show plainly different shirts: no part of one has a color of the other. A side panel or a jacket that is
 * open in front is seen from one side only, and the rest of the shirt is then the same.
 */
export function showOtherShirt(one: readonly Color[] | undefined, other: readonly Color[] | undefined): boolean {
  if (!one?.length || !other?.length) return false;
  return one.every((color) => other.every((candidate) => chromaDistance(color, candidate) > limit));
}

/** Distance of two colors without their lightness, which exposure and shade change most. */
export function chromaDistance(one: Color, other: Color): number {
  const [a, b] = [chromaOf(one), chromaOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** a\* and b\* of an sRGB color, white point D65 (IEC 61966-2-1, CIE 15). */
function chromaOf(color: Color): readonly [a: number, b: number] {
  const [red, green, blue] = color.map(toLight) as [number, number, number];
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [500 * (x - y), 200 * (y - z)];
}

const toLight = (stored: number): number => {
  const share = stored / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const curve = (light: number): number => (light > 216 / 24389 ? Math.cbrt(light) : (841 / 108) * light + 4 / 29);
