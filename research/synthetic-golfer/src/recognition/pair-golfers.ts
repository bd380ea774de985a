import type { Appearance } from '@trueswing/contracts';
import { makeRandom } from '../geometry/random.ts';
import { exposures, type GolferReadings } from './draw-readings.ts';

export type VideoPair = readonly [faceOn: Appearance, downTheLine: Appearance];

/** Both videos of each golfer, in each of the drawn exposures. */
export const truePairs = (golfers: readonly GolferReadings[]): VideoPair[] =>
  golfers.flatMap(
    ({ faceOn, downTheLine }) => Array.from({ length: exposures }, (_, i): VideoPair => [faceOn[i]!, downTheLine[i]!]), // as many of each
  );

/** The video of one golfer beside that of another: so many of all combinations. */
export function wrongPairs(golfers: readonly GolferReadings[], count: number): VideoPair[] {
  const draw = makeRandom(1);
  const pick = (): number => Math.floor(draw() * golfers.length);
  const pairs: VideoPair[] = [];
  while (pairs.length < count) {
    const [one, other] = [pick(), pick()];
    if (one !== other) pairs.push([golfers[one]!.faceOn[0]!, golfers[other]!.downTheLine[1]!]); // inside
  }
  return pairs;
}
