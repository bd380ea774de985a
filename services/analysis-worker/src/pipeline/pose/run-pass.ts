import type { PoseFrame } from '@trueswing/contracts';
import { videoCaps } from '@trueswing/contracts';
import { type PictureWindow, toWholePicture } from '@trueswing/swing';
import { type FfmpegOutput, framesPipe, secondFramesPipe, startFfmpeg } from '../../media/ffmpeg.ts';
import { drainFfmpeg } from '../decode/drain-ffmpeg.ts';
import { findRepeatedFrames, thumbnailSize } from '../decode/find-repeated-frames.ts';
import { poseSize, scaleTo } from '../decode/picture-size.ts';
import { seekBefore } from '../decode/seek-before.ts';
import { selectExpression } from '../decode/select-frames.ts';
import type { VideoFacts } from '../probe/probe-video.ts';
import type { PoseThread } from './open-pose-thread.ts';
import { readPoses } from './read-poses.ts';

export interface PassInput {
  readonly path: string;
  readonly facts: VideoFacts;
  /** Frames that the pose model gets, rising. */
  readonly poseFrames: readonly number[];
  /** The model gets the mirror image. */
  readonly mirrored: boolean;
  /** The part of the picture, mirrored if that is set, that the model gets; the whole picture by default. */
  readonly window?: PictureWindow;
  /** May still be opening; ffmpeg starts in the meantime. */
  readonly thread: Promise<PoseThread>;
  readonly ffmpegPath: string;
  readonly decoderThreads?: number;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/**
 * The first pass decodes the video once for two outputs: the planned frames for the pose model, and thumbnails of all
 * frames for the search for repeated ones, whose number is that of the frames that decode.
 * @throws {VideoRejected} invalid-media when the decoder gives up
 */
export async function runFirstPass(
  input: Omit<PassInput, 'window'> & { readonly onPose: () => void },
): Promise<{ readonly poses: PoseFrame[]; readonly repeated: readonly boolean[] }> {
  const filterGraph = [
    '[0:V:0]split=2[p][t]',
    `[p]${posePicture(input)}[poses]`,
    `[t]scale=${thumbnailSize.widthPx}:${thumbnailSize.heightPx}:flags=fast_bilinear,format=gray[thumbnails]`,
  ].join(';');
  const outputs: FfmpegOutput[] = [
    poseOutput(input),
    { options: ['-map', '[thumbnails]', '-f', 'rawvideo'], target: secondFramesPipe },
  ];
  return drainFfmpeg(input, startFfmpeg({ ...job(input), filterGraph, outputs }), async (running) => {
    const [poses, repeated] = await Promise.all([
      readPoses({ ...input, size: poseSize(input.facts), frames: running.frames }),
      findRepeatedFrames(running.secondFrames),
    ]);
    return { poses, repeated };
  });
}

/**
 * The second pass only detects poses, and seeks past what lies well before the first planned frame. When the index of a
 * file is wrong this gives fewer poses than planned; the pass then runs again from the start of the file.
 */
export async function runSecondPass(input: PassInput & { readonly onPose: () => void }): Promise<PoseFrame[]> {
  const poses = await runPosePass({ ...input, seek: true });
  return poses.length < input.poseFrames.length ? runPosePass({ ...input, seek: false }) : poses;
}

/** One pass, with the model's tracking reset first. */
export async function runPosePass(
  input: PassInput & { readonly seek: boolean; readonly onPose: () => void },
): Promise<PoseFrame[]> {
  await (await input.thread).resetTracking();
  const from = input.seek ? seekBefore(input.facts, input.poseFrames) : null;
  const filterGraph = `[0:V:0]${from ? `select='${from.timeSpan}',` : ''}${posePicture(input, from?.firstFrame)}[poses]`;
  const { path, maxSeconds } = job(input).input;
  const running = startFfmpeg({
    ...job(input),
    input: from ? { path, maxSeconds, seekS: from.seekS } : { path, maxSeconds },
    filterGraph,
    outputs: [poseOutput(input)],
  });
  const poses = await drainFfmpeg(input, running, () =>
    readPoses({ ...input, size: poseSize(input.window ?? input.facts), frames: running.frames }),
  );
  return input.window ? toWholePicture(poses, input.window, input.facts) : poses;
}

/** This output ends after the last planned frame; when it is the only output, ffmpeg ends too. */
const poseOutput = ({ poseFrames }: PassInput): FfmpegOutput => ({
  options: ['-map', '[poses]', '-frames:v', String(poseFrames.length), '-f', 'rawvideo'],
  target: framesPipe,
});

/** `firstFrame` is the frame that arrives as number 0. */
const posePicture = ({ facts, poseFrames, mirrored, window }: PassInput, firstFrame = 0): string =>
  [
    `select='${selectExpression(poseFrames.map((frame) => frame - firstFrame))}'`,
    // Before any scaling: the model then gets exactly the pixels of a right-hander.
    ...(mirrored ? ['hflip'] : []),
    ...(window ? [cropTo(window, facts)] : []),
    scaleTo(poseSize(window ?? facts)),
    'format=rgba',
  ].join();

/** In shares of the picture: a pixel of the file may be wider than high, and `facts` has upright, square ones. */
const cropTo = ({ leftPx, topPx, widthPx, heightPx }: PictureWindow, facts: VideoFacts): string =>
  `crop=iw*${widthPx}/${facts.widthPx}:ih*${heightPx}/${facts.heightPx}:iw*${leftPx}/${facts.widthPx}:ih*${topPx}/${facts.heightPx}`;

const job = ({ ffmpegPath, path, signal, timeoutMs, decoderThreads }: PassInput) => ({
  ffmpegPath,
  ...(decoderThreads !== undefined && { decoderThreads }),
  input: { path, maxSeconds: videoCaps.maxSeconds + 1 },
  signal,
  timeoutMs,
});
