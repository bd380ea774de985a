import { seenParts } from '@trueswing/contracts';
import { measureDifferences, type PartSpreads } from '@trueswing/swing/golfer';
import type { VideoPair } from './pair-golfers.ts';

const rounds = 6;
/** Standard deviations below which we believe no drawn golfer: cloth, skin and light vary more in life. */
const least = { shade: 0.1, color: 0.06 };
/** Drawn ground is the same all around; grass, mats and their edges are not. */
const leastOfGround = { shade: 0.3, color: 0.1 };

/** Fits how much the parts of one golfer differ between both videos. Outliers count less, as in a t distribution. */
export function fitSpreads(pairs: readonly VideoPair[]): PartSpreads {
  let spreads = everyPart(() => ({ shade: 0.3 ** 2, color: 0.1 ** 2 }));
  for (let round = 0; round < rounds; round++) {
    const seen = pairs.map(([one, other]) => measureDifferences(one, other, spreads));
    spreads = everyPart((part) => {
      const sums = { weight: 0, aside: 0, along: 0, response: 0 };
      for (const { rest, parts } of seen) {
        const [difference, distance] = [rest[part], parts[part]];
        if (!difference || distance === undefined) continue;
        const { log, response } = difference;
        const size = Math.max(1e-3, Math.hypot(...response));
        const along = log.reduce((sum, value, c) => sum + (value * response[c]!) / size, 0); // three channels
        const weight = 8 / (5 + distance);
        sums.weight += weight;
        sums.aside += weight * (log.reduce((sum, value) => sum + value ** 2, 0) - along ** 2);
        sums.along += weight * along ** 2;
        sums.response += weight * size ** 2;
      }
      const color = sums.aside / sums.weight / 2;
      const shade = Math.max(0, sums.along - sums.weight * color) / sums.response;
      const floor = part === 'ground' ? leastOfGround : least;
      return { shade: shade + floor.shade ** 2, color: color + floor.color ** 2 };
    });
  }
  return spreads;
}

const everyPart = (of: (part: (typeof seenParts)[number]) => PartSpreads['shirt']): PartSpreads =>
  Object.fromEntries(seenParts.map((part) => [part, of(part)])) as PartSpreads; // every part
