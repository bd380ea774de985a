import type { Appearance } from '@trueswing/contracts';
import { makeRandom } from '../geometry/random.ts';
import { exposures, type GolferReadings } from './draw-readings.ts';

export type FilmPair = readonly [faceOn: Appearance, downTheLine: Appearance];

/** Both films of each golfer, in each of the drawn exposures. */
export const truePairs = (golfers: readonly GolferReadings[]): FilmPair[] =>
  golfers.flatMap(
    ({ faceOn, downTheLine }) => Array.from({ length: exposures }, (_, i): FilmPair => [faceOn[i]!, downTheLine[i]!]), // as many of each
  );

/** The film of one golfer beside that of another: so many of all combinations. */
export function wrongPairs(golfers: readonly GolferReadings[], count: number): FilmPair[] {
  const draw = makeRandom(1);
  const pick = (): number => Math.floor(draw() * golfers.length);
  const pairs: FilmPair[] = [];
  while (pairs.length < count) {
    const [one, other] = [pick(), pick()];
    if (one !== other) pairs.push([golfers[one]!.faceOn[0]!, golfers[other]!.downTheLine[1]!]); // inside
  }
  return pairs;
}
