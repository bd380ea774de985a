import { mixParameters } from '../calibration/collect/mix-parameters.ts';
import type { FilmedView } from '../camera/pinhole-camera.ts';
import type { ClipParameters } from '../clip/clip-parameters.ts';
import { makeRandom } from '../geometry/random.ts';
import type { SwingParameters } from '../swing/swing-parameters.ts';
import { clipOf, listCases } from './list-cases.ts';

/** Difference between two swings of one golfer: standard deviations of a swing about the golfer's usual one. */
export const swingSpread = { shoulderDeg: 4, hipDeg: 4, durationShare: 0.05 } as const;
/** ... and in all else, against two golfers with the same body. */
const habitChange = 0.12;

/** Videos of one golfer: the first swing from both sides, the second from behind. */
export interface VideoPair {
  readonly seed: number;
  readonly firstFaceOn: ClipParameters;
  readonly firstFromBehind: ClipParameters;
  readonly secondFromBehind: ClipParameters;
  /** The golfer's usual swing, that both were drawn about. It is not filmed. */
  readonly usual: ClipParameters;
}

/** Golfers of the benchmark of angles, each with two swings that differ as far as a golfer's swings do. */
export const listVideoPairs = (count: number): VideoPair[] =>
  listCases(count).map((angle): VideoPair => {
    const clip = (view: FilmedView): ClipParameters => clipOf(angle, view);
    const faceOn = clip('face-on');
    const fromBehind = clip('down-the-line');
    const other = clipOf({ ...angle, seed: angle.seed + otherSeed }, 'face-on').swing;
    const mixed = { ...mixParameters(faceOn.swing, other, habitChange), ...kept(faceOn.swing) };
    const draw = drawNormal(angle.seed);
    const first = vary(faceOn.swing, draw);
    const second = vary(mixed, draw);
    return {
      seed: angle.seed,
      firstFaceOn: { ...faceOn, swing: first },
      firstFromBehind: { ...fromBehind, swing: first },
      secondFromBehind: { ...fromBehind, swing: second },
      usual: faceOn,
    };
  });

const otherSeed = 50_000;

/** Selects what two swings of a golfer have in common. */
const kept = ({ handedness, statureM, proportions, chestTurnDeg, pelvisTurnDeg, durationsS }: SwingParameters) => ({
  handedness,
  statureM,
  proportions,
  chestTurnDeg,
  pelvisTurnDeg,
  durationsS,
});

function vary(swing: SwingParameters, draw: () => number): SwingParameters {
  const { backswing, downswing } = swing.durationsS;
  const longer = () => 1 + swingSpread.durationShare * draw();
  return {
    ...swing,
    chestTurnDeg: { ...swing.chestTurnDeg, top: swing.chestTurnDeg.top + swingSpread.shoulderDeg * draw() },
    pelvisTurnDeg: { ...swing.pelvisTurnDeg, top: swing.pelvisTurnDeg.top + swingSpread.hipDeg * draw() },
    durationsS: { ...swing.durationsS, backswing: backswing * longer(), downswing: downswing * longer(), finish: 0.4 },
  };
}

/** Standard normal numbers (Box and Muller). */
function drawNormal(seed: number): () => number {
  const random = makeRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
