import type { Handedness } from '../../packages/contracts/src/index.ts';
import { applyTurnModel, turnModels } from '../../packages/swing/src/3-measure/turns/turn-model.ts';
import { describeTurnView } from '../../packages/swing/src/3-measure/turns/turn-view.ts';
import { analyzeViews, findTrunkCrops, isMeasured } from '../../packages/swing/src/index.ts';
import { detectPoses } from '../../services/analysis-worker/src/pipeline/detect-poses.ts';
import { interpretVideos, toView } from '../../services/analysis-worker/src/pipeline/interpret-videos.ts';
import { cutTrunkCrops } from '../../services/analysis-worker/src/pipeline/turns/cut-trunk-crops.ts';

export interface TurnValues {
  readonly shoulderTurnDeg: number;
  readonly hipRotationDeg: number;
}

export interface OpenClip {
  /** The gray crops of the five moments, so many frames late, of a right-hander. */
  readonly cut: (lateFrames: number) => Promise<Buffer>;
  /** Turns that the ridge regression reads; null where front and back are confused. */
  readonly ridge: TurnValues | null;
  /** Turns that the golfer is shown; null where a turn is withheld. */
  readonly shown: TurnValues | null;
}

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' } as const;
const { signal } = new AbortController();

/** Detects and interprets the swing as the worker does. */
export async function openClip(
  path: string,
  view: 'face-on' | 'down-the-line',
  handedness: Handedness,
): Promise<OpenClip> {
  const quiet = { onProbed: () => undefined, onPoses: () => undefined };
  const video = await detectPoses({ path, copyPath: null, handedness, tools, signal, ...quiet });
  const outcome = analyzeViews({ main: toView(video), downTheLine: null, slot: view, handedness });
  if (!outcome.ok) throw new Error(`${path}: ${outcome.code}`);
  const { events } = outcome.main.analysis;
  const { track, facts } = video;
  const crops = findTrunkCrops({ track, events }, handedness);
  if (!crops) throw new Error(`${path}: lost at address`);
  const name = view === 'face-on' ? 'faceOn' : 'downTheLine';
  const features = describeTurnView(name, { track, events }, handedness);
  const turns = features && applyTurnModel(turnModels[name], features);
  const { measurements } = await interpretVideos({
    main: video,
    downTheLine: null,
    slot: view,
    handedness,
    tools,
    signal,
  });
  const { shoulderTurnDeg, hipRotationDeg } = measurements;
  const frameS = (facts.frameTimesS.at(-1) ?? 1) / facts.frameTimesS.length;
  return {
    cut: async (lateFrames) => {
      const momentsS = crops.momentsS.map((timeS) => timeS + lateFrames * frameS);
      const mirrored = handedness === 'left';
      const cut = { path, facts, crops: { ...crops, momentsS }, mirrored, ffmpegPath: tools.ffmpegPath, signal };
      const pixels = (await cutTrunkCrops(cut))?.gray;
      if (!pixels) throw new Error(`${path}: frames are missing`);
      return pixels;
    },
    ridge: turns && {
      shoulderTurnDeg: turns.shoulderTurnDeg.valueDeg,
      hipRotationDeg: turns.hipRotationDeg.valueDeg,
    },
    shown:
      isMeasured(shoulderTurnDeg) && isMeasured(hipRotationDeg)
        ? { shoulderTurnDeg: shoulderTurnDeg.value, hipRotationDeg: hipRotationDeg.value }
        : null,
  };
}
