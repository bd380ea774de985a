import { buffer } from 'node:stream/consumers';
import { videoCaps } from '@trueswing/contracts';
import { bodyCropPx, type TrunkCrops, type TrunkWindow, trunkCropPx } from '@trueswing/swing';
import { type FfmpegOutput, framesPipe, secondFramesPipe, startFfmpeg } from '../../media/ffmpeg.ts';
import { drainFfmpeg } from '../decode/drain-ffmpeg.ts';
import { scaleTo } from '../decode/picture-size.ts';
import { seekBefore } from '../decode/seek-before.ts';
import { selectExpression } from '../decode/select-frames.ts';
import type { VideoFacts } from '../probe/probe-video.ts';

const timeoutMs = 60_000;
const cropBytes = trunkCropPx ** 2;
const bodyBytes = 3 * bodyCropPx ** 2;
/** A trunk of fewer pixels shows no turn. */
const leastSidePx = 16;

export interface CropInput {
  readonly path: string;
  readonly facts: VideoFacts;
  readonly crops: Pick<TrunkCrops, 'momentsS' | 'window'> & { readonly body: Pick<TrunkCrops['body'], 'window'> };
  /** True for a left-hander. */
  readonly mirrored: boolean;
  readonly ffmpegPath: string;
  readonly signal: AbortSignal;
}

/** Rows of pixels from the top; dark beyond the picture. */
interface CutCrops {
  /** Crops of all moments, one after another. */
  readonly gray: Buffer;
  /** The whole golfer at the first moment, red, green and blue. */
  readonly color: Buffer;
}

/** One run of ffmpeg. Null where the golfer is too small or the frames cannot be found again. */
export async function cutTrunkCrops(input: CropInput): Promise<CutCrops | null> {
  if (input.crops.window.sidePx < leastSidePx) return null;
  const framesOfMoments = input.crops.momentsS.map((timeS) => nearestFrame(input.facts.frameTimesS, timeS));
  const frames = [...new Set(framesOfMoments)].sort((a, b) => a - b);
  const first = frames.indexOf(framesOfMoments[0] ?? 0);
  const isWhole = ({ gray, color }: CutCrops): boolean =>
    gray.length === frames.length * cropBytes && color.length === bodyBytes;
  const sought = await cutFrames(input, frames, first, true);
  // The index of a file can be wrong.
  const cut = isWhole(sought) ? sought : await cutFrames(input, frames, first, false);
  if (!isWhole(cut)) return null;
  const cropOf = (frame: number): Buffer => {
    const start = frames.indexOf(frame) * cropBytes;
    return cut.gray.subarray(start, start + cropBytes);
  };
  return { gray: Buffer.concat(framesOfMoments.map(cropOf)), color: cut.color };
}

/** `colored` is the place of the frame in the list that is also cut in color. */
function cutFrames(input: CropInput, frames: readonly number[], colored: number, seek: boolean): Promise<CutCrops> {
  const { path, facts, crops, mirrored, ffmpegPath, signal } = input;
  const from = seek ? seekBefore(facts, frames) : null;
  const selected = [
    ...(from ? [`select='${from.timeSpan}'`] : []),
    `select='${selectExpression(frames.map((frame) => frame - (from?.firstFrame ?? 0)))}'`,
  ];
  const cutAs = (format: 'gray' | 'rgb24', window: TrunkWindow, sidePx: number): string =>
    [
      scaleTo(facts),
      `format=${format}`,
      ...(mirrored ? ['hflip'] : []),
      ...cutSquare(window, facts),
      `scale=${sidePx}:${sidePx}:flags=area`,
    ].join();
  const maxSeconds = videoCaps.maxSeconds + 1;
  const running = startFfmpeg({
    ffmpegPath,
    input: from ? { path, maxSeconds, seekS: from.seekS } : { path, maxSeconds },
    filterGraph: [
      `[0:V:0]${selected.join()},split=2[all][one]`,
      `[all]${cutAs('gray', crops.window, trunkCropPx)}[gray]`,
      `[one]select='eq(n,${colored})',${cutAs('rgb24', crops.body.window, bodyCropPx)}[color]`,
    ].join(';'),
    outputs: [rawOutput('gray', frames.length, framesPipe), rawOutput('color', 1, secondFramesPipe)],
    signal,
    timeoutMs,
  });
  return drainFfmpeg(input, running, async () => {
    const [gray, color] = await Promise.all([buffer(running.frames), buffer(running.secondFrames)]);
    return { gray, color };
  });
}

const rawOutput = (name: string, frames: number, target: string): FfmpegOutput => ({
  options: ['-map', `[${name}]`, '-frames:v', String(frames), '-f', 'rawvideo'],
  target,
});

/** Filters that cut a square which may reach beyond the picture. */
function cutSquare(window: TrunkWindow, { widthPx, heightPx }: VideoFacts): string[] {
  const side = Math.round(window.sidePx);
  const place = (startPx: number, sizePx: number): number => Math.round(Math.max(-side, Math.min(sizePx, startPx)));
  const [left, top] = [place(window.leftPx, widthPx), place(window.topPx, heightPx)];
  const [padLeft, padTop] = [Math.max(0, -left), Math.max(0, -top)];
  const width = Math.max(padLeft + widthPx, padLeft + left + side);
  const height = Math.max(padTop + heightPx, padTop + top + side);
  return [`pad=${width}:${height}:${padLeft}:${padTop}`, `crop=${side}:${side}:${left + padLeft}:${top + padTop}`];
}

const nearestFrame = (timesS: readonly number[], timeS: number): number =>
  timesS.reduce((best, time, i) => (Math.abs(time - timeS) < Math.abs((timesS[best] ?? 0) - timeS) ? i : best), 0);
