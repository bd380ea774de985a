import { execFileSync } from 'node:child_process';
import { type Handedness, landmarkIndex, type SwingEvents } from '../../packages/contracts/src/index.ts';
import { analyzeViews, mirrorTrack } from '../../packages/domain/src/index.ts';
import { type SettledPose, settlePose } from '../../packages/domain/src/swing/turns/settle-pose.ts';
import { applyTurnModel, turnModels } from '../../packages/domain/src/swing/turns/turn-model.ts';
import { describeTurnView } from '../../packages/domain/src/swing/turns/turn-view.ts';
import { cropPx } from '../../packages/synthetic-golfer/src/crops/crop-size.ts';
import { findTrunkWindow, type TrunkWindow } from '../../packages/synthetic-golfer/src/crops/trunk-window.ts';
import { detectPoses } from '../../services/analysis-worker/src/pipeline/detect-poses.ts';

const beforeAddressS = 0.03;

export interface OpenClip {
  /** The gray crops of the five moments, so many frames late, of a right-hander. */
  readonly cut: (lateFrames: number) => Buffer;
  /** What the ridge regression reads; null where front and back are confused. */
  readonly ridge: { readonly shoulderTurnDeg: number; readonly hipRotationDeg: number } | null;
}

/** Detects and interprets the swing as the worker does. */
export async function openClip(
  path: string,
  view: 'face-on' | 'down-the-line',
  handedness: Handedness,
): Promise<OpenClip> {
  const { track, facts, repeated } = await detectPoses({
    path,
    copyPath: null,
    handedness,
    tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' },
    signal: new AbortController().signal,
    onProbed: () => undefined,
    onPoses: () => undefined,
  });
  const { frameTimesS, captureFps } = facts;
  const main = { track, frameTimesS, repeatedFrames: repeated, captureFps };
  const outcome = analyzeViews({ main, downTheLine: null, slot: view, handedness });
  if (!outcome.ok) throw new Error(`${path}: ${outcome.code}`);
  const { events } = outcome.main.analysis;
  const rightHanded = handedness === 'left' ? mirrorTrack(track) : track;
  const address = settlePose(rightHanded, events.address.timeS - 0.1, events.address.timeS + 0.02);
  if (!address) throw new Error(`${path}: no pose at address`);
  const window = findTrunkWindow(middle(address, 'Shoulder'), middle(address, 'Hip'));
  const frames = momentsOf(events).map((timeS) => nearest(frameTimesS, timeS));
  const inClip = (frame: number): number => Math.max(0, Math.min(frameTimesS.length - 1, frame));
  const name = view === 'face-on' ? 'faceOn' : 'downTheLine';
  const features = describeTurnView(name, { track, events }, handedness);
  const turns = features && applyTurnModel(turnModels[name], features);
  return {
    cut: (lateFrames) =>
      Buffer.concat(frames.map((frame) => cutFrame(path, inClip(frame + lateFrames), window, handedness === 'left'))),
    ridge: turns && {
      shoulderTurnDeg: turns.shoulderTurnDeg.valueDeg,
      hipRotationDeg: turns.hipRotationDeg.valueDeg,
    },
  };
}

const momentsOf = ({ address, toeUp, midBackswing, top }: SwingEvents): number[] => [
  address.timeS - beforeAddressS,
  toeUp.timeS,
  midBackswing.timeS,
  (midBackswing.timeS + top.timeS) / 2,
  top.timeS,
];

function middle({ image }: SettledPose, part: 'Shoulder' | 'Hip'): [number, number] {
  const [left, right] = [image[landmarkIndex[`left${part}`]]!, image[landmarkIndex[`right${part}`]]!]; // a settled pose has every landmark
  return [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
}

const nearest = (times: readonly number[], timeS: number): number =>
  times.reduce((best, time, i) => (Math.abs(time - timeS) < Math.abs(times[best]! - timeS) ? i : best), 0); // best is an index

/** One frame's gray crop, top row first; black beyond the picture. */
function cutFrame(path: string, frame: number, { leftPx, topPx, sidePx }: TrunkWindow, mirrored: boolean): Buffer {
  const [border, side] = [Math.ceil(sidePx), Math.round(sidePx)];
  const filters = [
    `select='eq(n,${frame})'`,
    ...(mirrored ? ['hflip'] : []),
    `pad=iw+${2 * border}:ih+${2 * border}:${border}:${border}`,
    `crop=${side}:${side}:${Math.round(leftPx) + border}:${Math.round(topPx) + border}`,
    `scale=${cropPx}:${cropPx}:flags=area`,
    'format=gray',
  ];
  const output = ['-frames:v', '1', '-vsync', 'passthrough', '-f', 'rawvideo', '-'];
  return execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-vf', filters.join(), ...output], { maxBuffer: 2 ** 20 });
}
