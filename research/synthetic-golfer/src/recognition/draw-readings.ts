import type { Appearance } from '@trueswing/contracts';
import { makeRandom } from '../geometry/random.ts';
import { readStills } from './collect-stills.ts';
import { drawGolferVideo } from './draw-golfer.ts';
import { measurePoseError } from './pose-error.ts';
import { type Gain, openStill } from './read-stills.ts';

/** Appearances of a golfer in both videos, each several times with another exposure and white balance. */
export interface GolferReadings {
  readonly golfer: number;
  readonly faceOn: readonly Appearance[];
  readonly downTheLine: readonly Appearance[];
}

/** Number of exposures of each video that are drawn. */
export const exposures = 3;
/** Pictures between 1 / 1.5 and 1.5 times as bright, red and blue by up to 15 % off. */
const greatest = { exposure: 1.5, whiteBalance: 0.15 };
/** Above it the model has lost a limb, as it does in single pictures more often than in videos, which are checked besides. */
const greatestPoseError = 0.06;
const gainSeedOffset = 0x6a1;

/** Golfers 0… of the folder, as many as there are, and how many were left out. */
export async function drawReadings(folder: string): Promise<{ golfers: GolferReadings[]; lost: number }> {
  const golfers: GolferReadings[] = [];
  for (let golfer = 0; ; golfer++) {
    const stills = await readStills(folder, golfer);
    if (!stills) return { golfers, lost: golfer - golfers.length };
    const draw = makeRandom(golfer + gainSeedOffset);
    const read = (view: 'face-on' | 'down-the-line'): Appearance[] | null => {
      const video = drawGolferVideo(golfer, view);
      const still = openStill(stills[view]);
      if (!still || measurePoseError(video, stills[view].pose) > greatestPoseError) return null;
      const seen = Array.from({ length: exposures }, () => still(drawGain(draw)));
      // in some views a half of the mat is not drawn
      return video.look.place.mat ? seen.map((appearance) => ({ ...appearance, ground: [] })) : seen;
    };
    const [faceOn, downTheLine] = [read('face-on'), read('down-the-line')];
    if (faceOn && downTheLine) golfers.push({ golfer, faceOn, downTheLine });
  }
}

function drawGain(draw: () => number): Gain {
  const light = greatest.exposure ** (2 * draw() - 1);
  const balance = (): number => 1 + greatest.whiteBalance * (2 * draw() - 1);
  return [light * balance(), light, light * balance()];
}
