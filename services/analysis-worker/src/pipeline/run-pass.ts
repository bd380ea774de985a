import type { PoseFrame } from '@trueswing/contracts';
import { videoCaps } from '@trueswing/contracts';
import {
  type FfmpegOutput,
  framesPipe,
  MediaProcessError,
  type RunningFfmpeg,
  startFfmpeg,
  thumbnailsPipe,
} from '../media/ffmpeg.ts';
import { findRepeatedFrames, thumbnailSize } from './find-repeated-frames.ts';
import { keptSize, type PictureSize, poseSize } from './picture-size.ts';
import type { PoseThread } from './pose/open-pose-thread.ts';
import type { VideoFacts } from './probe-video.ts';
import { readPoses } from './read-poses.ts';
import { selectExpression } from './select-frames.ts';
import { VideoRefused } from './video-refused.ts';

export interface PassInput {
  readonly path: string;
  readonly facts: VideoFacts;
  /** Frames that the pose model sees, rising. */
  readonly poseFrames: readonly number[];
  /** May still be opening: ffmpeg starts meanwhile. */
  readonly thread: Promise<PoseThread>;
  readonly ffmpegPath: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/**
 * The first pass: the video is decoded once and goes three ways, to the H.264 file that we keep (when `keepAs` is set),
 * to the pose model (the planned frames) and to the search for repeated frames (all).
 * Frame i of the kept file is frame i of the source, at the same time.
 * @throws {VideoRefused} invalid-media when the decoder gives up
 */
export async function runFirstPass(
  input: PassInput & {
    readonly keepAs: string | null;
    readonly onPose: () => void;
  },
): Promise<{ readonly poses: PoseFrame[]; readonly repeated: readonly boolean[] }> {
  const kept = keptSize(input.facts);
  const ways = input.keepAs === null ? ['p', 't'] : ['v', 'p', 't'];
  const filterGraph = [
    `[0:V:0]setpts=PTS-STARTPTS,${scale(kept)},setsar=1,format=yuv420p,split=${ways.length}${ways.map((way) => `[${way}]`).join('')}`,
    `[p]${posePicture(input)}[poses]`,
    `[t]scale=${thumbnailSize.widthPx}:${thumbnailSize.heightPx}:flags=fast_bilinear,format=gray[thumbnails]`,
  ].join(';');
  const outputs: FfmpegOutput[] = [
    poseOutput(input),
    { options: ['-map', '[thumbnails]', '-f', 'rawvideo'], target: thumbnailsPipe },
  ];
  if (input.keepAs !== null) outputs.unshift({ options: keptVideoOptions(input.facts), target: input.keepAs });

  return drain(input, startFfmpeg({ ...job(input), filterGraph, outputs }), async (running) => {
    const [poses, repeated] = await Promise.all([
      readPoses({ ...input, size: poseSize(input.facts), frames: running.frames }),
      findRepeatedFrames(running.thumbnails),
    ]);
    return { poses, repeated };
  });
}

/** A later pass: poses alone. */
export async function runPosePass(input: PassInput & { readonly onPose: () => void }): Promise<PoseFrame[]> {
  const filterGraph = `[0:V:0]${posePicture(input)}[poses]`;
  const running = startFfmpeg({ ...job(input), filterGraph, outputs: [poseOutput(input)] });
  return drain(input, running, () => readPoses({ ...input, size: poseSize(input.facts), frames: running.frames }));
}

/** From here on the encoder's speed counts for more than the size of the file: ten seconds at 240 frames a second. */
const manyFrames = 600;

/** No B-frames and a key frame each half second: a browser that seeks to a key position shows just that frame. */
const keptVideoOptions = ({ frameTimesS }: VideoFacts): string[] => [
  ...['-map', '[v]', '-c:v', 'libx264', '-preset', frameTimesS.length > manyFrames ? 'ultrafast' : 'superfast'],
  ...['-crf', '22', '-bf', '0', '-g', '30', '-threads', '2', '-an', '-map_metadata', '-1'],
  ...['-video_track_timescale', '90000', '-movflags', '+faststart', '-f', 'mp4'],
];
/** With the last planned frame this way ends; where it is the only one, so does ffmpeg. */
const poseOutput = ({ poseFrames }: PassInput): FfmpegOutput => ({
  options: ['-map', '[poses]', '-frames:v', String(poseFrames.length), '-f', 'rawvideo'],
  target: framesPipe,
});

const scale = ({ widthPx, heightPx }: PictureSize): string => `scale=${widthPx}:${heightPx}:flags=bilinear`;

const posePicture = ({ facts, poseFrames }: PassInput): string =>
  `select='${selectExpression(poseFrames)}',${scale(poseSize(facts))},format=rgba`;

const job = ({ ffmpegPath, path, signal, timeoutMs }: PassInput) => ({
  ffmpegPath,
  input: { path, maxSeconds: videoCaps.maxSeconds + 1 },
  signal,
  timeoutMs,
});

/** Reads what ffmpeg writes; whichever of the two fails first ends the other. */
async function drain<T>(
  input: PassInput,
  running: RunningFfmpeg,
  read: (running: RunningFfmpeg) => Promise<T>,
): Promise<T> {
  try {
    const result = await read(running);
    await running.ended;
    return result;
  } catch (error) {
    running.kill();
    await running.ended.catch(() => undefined);
    input.signal.throwIfAborted();
    throw isDecoderFault(error) ? new VideoRefused('invalid-media', 'the decoder gave up') : error;
  }
}

/** A full disk or memory is our fault, everything else that ffmpeg complains about is the file's. */
const isDecoderFault = (error: unknown): boolean =>
  error instanceof MediaProcessError && !error.timedOut && !/no space left|cannot allocate/i.test(error.stderrTail);
