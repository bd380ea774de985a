import { buffer } from 'node:stream/consumers';
import { videoCaps } from '@trueswing/contracts';
import { type TrunkCrops, type TrunkWindow, trunkCropPx } from '@trueswing/domain';
import { framesPipe, startFfmpeg } from '../../media/ffmpeg.ts';
import { drainFfmpeg } from '../decode/drain-ffmpeg.ts';
import { scaleTo } from '../decode/picture-size.ts';
import { seekBefore } from '../decode/seek-before.ts';
import { selectExpression } from '../decode/select-frames.ts';
import type { VideoFacts } from '../probe/probe-video.ts';

const timeoutMs = 60_000;
const cropBytes = trunkCropPx ** 2;
/** A trunk of fewer pixels shows no turn. */
const leastSidePx = 16;

export interface CropInput {
  readonly path: string;
  readonly facts: VideoFacts;
  readonly crops: TrunkCrops;
  /** Of a left-hander. */
  readonly mirrored: boolean;
  readonly ffmpegPath: string;
  readonly signal: AbortSignal;
}

/**
 * The gray crops of all moments, one after another, top row first; dark beyond the picture. One run of ffmpeg. Null where the
 * golfer is too small or the frames cannot be found again.
 */
export async function cutTrunkCrops(input: CropInput): Promise<Buffer | null> {
  if (input.crops.window.sidePx < leastSidePx) return null;
  const framesOfMoments = input.crops.momentsS.map((timeS) => nearestFrame(input.facts.frameTimesS, timeS));
  const frames = [...new Set(framesOfMoments)].sort((a, b) => a - b);
  const isWhole = (pixels: Buffer): boolean => pixels.length === frames.length * cropBytes;
  const sought = await cutFrames(input, frames, true);
  // The index of a file can be wrong.
  const pixels = isWhole(sought) ? sought : await cutFrames(input, frames, false);
  if (!isWhole(pixels)) return null;
  const cropOf = (frame: number): Buffer => {
    const start = frames.indexOf(frame) * cropBytes;
    return pixels.subarray(start, start + cropBytes);
  };
  return Buffer.concat(framesOfMoments.map(cropOf));
}

function cutFrames(input: CropInput, frames: readonly number[], seek: boolean): Promise<Buffer> {
  const { path, facts, crops, mirrored, ffmpegPath, signal } = input;
  const from = seek ? seekBefore(facts, frames) : null;
  const filters = [
    ...(from ? [`select='${from.timeSpan}'`] : []),
    `select='${selectExpression(frames.map((frame) => frame - (from?.firstFrame ?? 0)))}'`,
    scaleTo(facts),
    'format=gray',
    ...(mirrored ? ['hflip'] : []),
    ...cutSquare(crops.window, facts),
    `scale=${trunkCropPx}:${trunkCropPx}:flags=area`,
  ];
  const maxSeconds = videoCaps.maxSeconds + 1;
  const running = startFfmpeg({
    ffmpegPath,
    input: from ? { path, maxSeconds, seekS: from.seekS } : { path, maxSeconds },
    filterGraph: `[0:V:0]${filters.join()}[crops]`,
    outputs: [
      { options: ['-map', '[crops]', '-frames:v', String(frames.length), '-f', 'rawvideo'], target: framesPipe },
    ],
    ...{ signal, timeoutMs },
  });
  return drainFfmpeg(input, running, () => buffer(running.frames));
}

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
