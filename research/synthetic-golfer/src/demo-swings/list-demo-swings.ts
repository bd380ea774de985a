import { type ClipParameters, standardClip } from '../clip/clip-parameters.ts';
import { makeRandom } from '../geometry/random.ts';
import { drawBody } from '../golfers/draw-body.ts';
import { drawOutfit } from '../golfers/draw-outfit.ts';
import { drawPlace } from '../golfers/draw-place.ts';
import { modelSwing, type SwingParameters } from '../swing/swing-parameters.ts';

/** A swing of a demo golfer: the club that the analysis is given, and the video that is rendered. */
export interface DemoSwing {
  readonly name: string;
  readonly club: 'driver' | '7-iron';
  readonly clip: ClipParameters;
}

/** Properties of a swing that a season of training changes. */
interface Progress {
  readonly chestDeg: number;
  readonly pelvisDeg: number;
  readonly backswingS: number;
  readonly swayM: number;
}

/** Small and at 30 frames a second, as a messenger leaves a video: the files are committed. */
const camera = { ...standardClip.camera, distanceM: 3.6, widthPx: 360, heightPx: 640 };
const video = { ...standardClip.video, fps: 30, crf: 30 };

/** The golfer of the sample report, who turns farther and swings back longer through the year. */
const rowansYear: readonly Progress[] = [
  { chestDeg: 72, pelvisDeg: 53, backswingS: 0.63, swayM: -0.08 },
  { chestDeg: 76, pelvisDeg: 54, backswingS: 0.66, swayM: -0.075 },
  { chestDeg: 78, pelvisDeg: 50, backswingS: 0.65, swayM: -0.06 },
  { chestDeg: 83, pelvisDeg: 52, backswingS: 0.7, swayM: -0.065 },
  { chestDeg: 85, pelvisDeg: 48, backswingS: 0.71, swayM: -0.045 },
  { chestDeg: 90, pelvisDeg: 49, backswingS: 0.76, swayM: -0.05 },
  { chestDeg: 91, pelvisDeg: 47, backswingS: 0.75, swayM: -0.035 },
  { chestDeg: 95, pelvisDeg: 48, backswingS: 0.8, swayM: -0.035 },
];

/** Rendered golfers besides the one of the sample report. The bodies are in no calibration. */
const others = [
  { golfer: 'isla', bodySeed: 53, swings: [progress(68, 40, 0.9), progress(74, 41, 0.86), progress(80, 43, 0.82)] },
  { golfer: 'theo', bodySeed: 57, swings: [progress(96, 58, 0.7)] },
  { golfer: 'nadia', bodySeed: 43, swings: [progress(88, 44, 0.78)] },
  { golfer: 'callum', bodySeed: 51, swings: [progress(70, 36, 0.6)] },
  { golfer: 'beatriz', bodySeed: 59, swings: [progress(82, 50, 0.84)] },
  { golfer: 'desmond', bodySeed: 67, swings: [progress(64, 48, 0.72)] },
] as const;

function progress(chestDeg: number, pelvisDeg: number, backswingS: number): Progress {
  return { chestDeg, pelvisDeg, backswingS, swayM: -0.04 };
}

/** All videos of the demo season that are rendered, in the order in which a golfer filmed them. */
export const listDemoSwings = (): DemoSwing[] => [
  ...rowansYear.map((step, at) => {
    const look = { ...standardClip.look, outfit: { ...standardClip.look.outfit, paintSeed: 6 } };
    return toSwing('rowan', at, { ...standardClip, camera, look, swing: advance(modelSwing, step) });
  }),
  ...others.flatMap(({ golfer, bodySeed, swings }) =>
    swings.map((step, at) => toSwing(golfer, at, drawGolfer(bodySeed, step))),
  ),
];

/** The clubs alternate, beginning with the iron. A driver needs a wider stance and less bend. */
function toSwing(golfer: string, at: number, clip: ClipParameters): DemoSwing {
  const club = at % 2 === 0 ? '7-iron' : 'driver';
  const { spineBendDeg, stanceWidthM } = clip.swing;
  const withDriver = {
    spineBendDeg: { ...spineBendDeg, address: spineBendDeg.address - 5 },
    stanceWidthM: stanceWidthM + 0.08,
  };
  const swing = { ...clip.swing, ...(club === 'driver' && withDriver) };
  return { name: `${golfer}-${at + 1}`, club, clip: { ...clip, swing, video, seed: at + 1 } };
}

function drawGolfer(bodySeed: number, step: Progress): ClipParameters {
  const { statureM, proportions, bendDeg, sex, family, shape, skin, hair, hairLength } = drawBody(bodySeed);
  const look = { ...standardClip.look, family, shape, skin, hair, hairLength };
  const swing = {
    ...modelSwing,
    statureM,
    proportions,
    spineBendDeg: { ...modelSwing.spineBendDeg, address: bendDeg },
  };
  return {
    ...standardClip,
    camera: { ...camera, distanceM: camera.distanceM * (statureM / modelSwing.statureM) },
    look: { ...look, outfit: drawOutfit(bodySeed, sex), place: drawPlace(makeRandom(bodySeed)) },
    swing: advance(swing, step),
  };
}

const advance = (swing: SwingParameters, { chestDeg, pelvisDeg, backswingS, swayM }: Progress): SwingParameters => ({
  ...swing,
  chestTurnDeg: { ...swing.chestTurnDeg, top: chestDeg },
  pelvisTurnDeg: { ...swing.pelvisTurnDeg, top: pelvisDeg },
  pelvisAtTopM: { ...swing.pelvisAtTopM, sway: swayM },
  durationsS: { ...swing.durationsS, address: 0.6, backswing: backswingS, finish: 0.4 },
});
