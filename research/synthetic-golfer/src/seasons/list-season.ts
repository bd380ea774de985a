import { drawRandomClip } from '../calibration/collect/draw-random-clip.ts';
import { mixParameters } from '../calibration/collect/mix-parameters.ts';
import type { SwingStyleName } from '../calibration/collect/swing-draw.ts';
import type { FilmedView } from '../camera/pinhole-camera.ts';
import type { ClipParameters } from '../clip/clip-parameters.ts';
import { makeRandom } from '../geometry/random.ts';
import type { FilmedFromBothViews } from '../measured/list-measured-cases.ts';
import type { SwingParameters } from '../swing/swing-parameters.ts';

/** Above the seeds of all swings of the calibration, the training and the benchmarks. */
const firstSeed = 2_000_001;
const seedsOfGolfer = 100;
const styles: readonly SwingStyleName[] = ['compact', 'loose', 'extended'];
/** Difference of two swings of a golfer in everything but the turns, against two golfers with the same body. */
const habitChange = 0.12;

export interface SeasonOptions {
  readonly swings: number;
  /** Standard deviation of a swing's turns about the golfer's usual ones. */
  readonly spreadDeg: number;
}

/** The swings of a golfer in one setting: body, clothes, place and cameras are the same, and each swing is another one. */
export function listSeason(golfer: number, { swings, spreadDeg }: SeasonOptions): FilmedFromBothViews[] {
  const seed = firstSeed + golfer * seedsOfGolfer;
  const styleName = styles[golfer % styles.length]!; // inside
  const draw = { seed, bodySeed: seed, styleName, pairOf: null };
  const usual = { faceOn: drawRandomClip(draw, 'face-on'), downTheLine: drawRandomClip(draw, 'down-the-line') };
  return Array.from({ length: swings }, (_, nth) => {
    const own = seed + 1 + nth;
    const other = drawRandomClip({ ...draw, seed: own }, 'face-on').swing;
    const swing = drawSwingAbout(usual.faceOn.swing, other, makeNormal(own), spreadDeg);
    const clipOf = (clip: ClipParameters): ClipParameters => ({ ...clip, seed: own, swing });
    return { faceOn: clipOf(usual.faceOn), downTheLine: clipOf(usual.downTheLine) };
  });
}

/** Views of a season in the order of its crops. */
export const seasonViews = ['face-on', 'down-the-line'] as const satisfies readonly FilmedView[];

function drawSwingAbout(
  usual: SwingParameters,
  other: SwingParameters,
  draw: () => number,
  spreadDeg: number,
): SwingParameters {
  const { handedness, statureM, proportions, chestTurnDeg, pelvisTurnDeg } = usual;
  const top = chestTurnDeg.top + spreadDeg * draw();
  return {
    ...mixParameters(usual, other, habitChange),
    handedness,
    statureM,
    proportions,
    chestTurnDeg: { ...mixParameters(chestTurnDeg, other.chestTurnDeg, habitChange), top },
    pelvisTurnDeg: {
      ...mixParameters(pelvisTurnDeg, other.pelvisTurnDeg, habitChange),
      top: Math.min(top - 8, pelvisTurnDeg.top + spreadDeg * draw()),
    },
  };
}

/** Standard normal numbers (Box and Muller). */
function makeNormal(seed: number): () => number {
  const random = makeRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
