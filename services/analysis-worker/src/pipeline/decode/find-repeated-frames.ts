import type { Readable } from 'node:stream';
import { FrameBuffers } from './frame-buffers.ts';
import { splitFrames } from './split-frames.ts';

/** Gray pictures, small enough to compare all frames of a clip and large enough that a moving wrist shows. */
export const thumbnailSize = { widthPx: 160, heightPx: 160 } as const;
const thumbnailBytes = thumbnailSize.widthPx * thumbnailSize.heightPx;

/** Difference of a frame from the one before, in gray levels of 255. */
export interface FrameChange {
  readonly mean: number;
  readonly max: number;
}

/**
 * Reads a thumbnail of every displayed frame and finds those that repeat the frame before, as rate conversion leaves them.
 * The length of the result is the number of decoded frames.
 */
export async function findRepeatedFrames(thumbnails: Readable): Promise<boolean[]> {
  const buffers = new FrameBuffers(3, thumbnailBytes);
  const changes: FrameChange[] = [];
  let previous: ArrayBuffer | null = null;
  for await (const thumbnail of splitFrames(thumbnails, thumbnailBytes, buffers)) {
    changes.push(previous ? compare(new Uint8Array(previous), new Uint8Array(thumbnail)) : { mean: 255, max: 255 });
    if (previous) buffers.give(previous);
    previous = thumbnail;
  }
  return markRepeats(changes);
}

/** Re-encoding a repeated frame changes every pixel by less; a moving club or sleeve changes some by more. */
const maxPixelChange = 24;
/** A repeat changes far less than the moving frames around it. */
const maxShareOfMotion = 0.35;
/** Frames on each side that must show motion, and how much: a codec repeats a still, noiseless scene by itself. */
const reach = 3;
const minMotion = 0.1;

/**
 * A repeated frame is still in the middle of motion. A golfer who stands still over the ball is no repeat: then at least
 * one side shows no motion.
 */
export function markRepeats(changes: readonly FrameChange[]): boolean[] {
  const motion = (from: number, to: number): number =>
    Math.max(0, ...changes.slice(Math.max(1, from), Math.max(1, to)).map((change) => change.mean));
  return changes.map(({ mean, max }, i) => {
    if (i === 0) return false;
    const around = Math.min(motion(i - reach, i), motion(i + 1, i + 1 + reach));
    return around >= minMotion && max <= maxPixelChange && mean < maxShareOfMotion * around;
  });
}

function compare(before: Uint8Array, after: Uint8Array): FrameChange {
  let sum = 0;
  let max = 0;
  for (let i = 0; i < thumbnailBytes; i++) {
    const difference = Math.abs((before[i] ?? 0) - (after[i] ?? 0));
    sum += difference;
    if (difference > max) max = difference;
  }
  return { mean: sum / thumbnailBytes, max };
}
