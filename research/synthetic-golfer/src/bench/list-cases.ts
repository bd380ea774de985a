import { drawRandomClip } from '../calibration/collect/draw-random-clip.ts';
import type { FilmedView } from '../camera/pinhole-camera.ts';
import type { ClipParameters } from '../clip/clip-parameters.ts';

/** Values that the grid varies. Everything else (clothes, light, posture, hands) is drawn from the seed. */
const axes = {
  family: ['athletic', 'tailored'],
  hand: ['right', 'left'],
  turnDeg: [60, 80, 95, 110],
  yawErrorDeg: [-10, 0, 10],
  fps: [30, 60],
  tempo: [2.4, 3, 4],
} as const;
type Axes = typeof axes;
export type AngleCase = { [axis in keyof Axes]: Axes[axis][number] } & { seed: number };

/** Above the seeds of all calibration swings. */
const firstSeed = 700_001;
const downswingS = 0.27;

/** The first cases of a walk through the grid in which each axis takes each of its values about equally often. */
export function listCases(count: number): AngleCase[] {
  return Array.from({ length: count }, (_, i) => {
    const pick = <T>(values: readonly T[], stride: number): T => values[Math.floor(i / stride) % values.length]!; // below the length
    return {
      seed: firstSeed + i,
      family: pick(axes.family, 1),
      hand: pick(axes.hand, 2),
      turnDeg: pick(axes.turnDeg, 4),
      // Strides that no other axis uses, so that two axes are not correlated.
      yawErrorDeg: pick(axes.yawErrorDeg, 1),
      fps: pick(axes.fps, 5),
      tempo: pick(axes.tempo, 7),
    };
  });
}

export function clipOf(angle: AngleCase, view: FilmedView): ClipParameters {
  const { seed } = angle;
  const styleName = seed % 2 === 0 ? 'compact' : 'loose';
  // Bodies after those of the calibration; odd ones are tailored.
  const bodySeed = seed + (angle.family === 'tailored' ? 1 - (seed % 2) : seed % 2);
  const clip = drawRandomClip({ seed, bodySeed, styleName, pairOf: null }, view);
  const { swing } = clip;
  return {
    ...clip,
    swing: {
      ...swing,
      handedness: angle.hand,
      chestTurnDeg: { ...swing.chestTurnDeg, top: angle.turnDeg },
      pelvisTurnDeg: { ...swing.pelvisTurnDeg, top: Math.min(swing.pelvisTurnDeg.top, angle.turnDeg - 10) },
      durationsS: { ...swing.durationsS, backswing: downswingS * angle.tempo, downswing: downswingS },
    },
    camera: { ...clip.camera, yawDeg: angle.yawErrorDeg },
    video: { ...clip.video, fps: angle.fps },
  };
}
