import { add, lengthOf, normalize, perpendicular, scale, subtract, type Vec3 } from './vector.ts';

/** Two-bone reach: the middle joint that leads from `root` to `goal`, bent toward `pole`; the end stops short of a goal out of reach. */
export function solveTwoBones(
  root: Vec3,
  goal: Vec3,
  upperLength: number,
  lowerLength: number,
  pole: Vec3,
): { middle: Vec3; end: Vec3 } {
  const longest = (upperLength + lowerLength) * 0.9985; // a joint never locks quite straight
  const wanted = subtract(goal, root);
  // a limb folded together is still as long as its bones differ
  const shortest = Math.abs(upperLength - lowerLength) * 1.0015;
  const span = Math.max(shortest, Math.min(lengthOf(wanted), longest));
  const along = normalize(wanted);
  const x = (upperLength ** 2 - lowerLength ** 2 + span ** 2) / (2 * span);
  const height = Math.sqrt(Math.max(0, upperLength ** 2 - x ** 2));
  const side = normalize(perpendicular(pole, along));
  return {
    middle: add(root, add(scale(along, x), scale(side, height))),
    end: add(root, scale(along, span)),
  };
}
