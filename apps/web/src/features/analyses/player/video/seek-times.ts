import type { TimeBase } from '@trueswing/contracts';

/** The middle of the frame that starts at `startS`: seeking there shows this frame and not a neighbor. */
export const timeInFrame = (startS: number, fps: number): number => startS + 0.5 / fps;

/** The frame that is shown at a moment. Browsers round times down. */
export const frameAt = (momentS: number, fps: number): number => Math.floor(momentS * fps + 1e-3);

/** When the frame begins that is shown at a moment. */
export const startOfFrame = (momentS: number, fps: number): number => frameAt(momentS, fps) / fps;

/** The time to seek to for a frame before or after the one that contains a moment, analyzed or not. */
export const timeOfNeighbor = (momentS: number, fps: number, frames: number): number =>
  Math.max(0, timeInFrame(startOfFrame(momentS, fps) + frames / fps, fps));

/** A moment, or the end of the video if it lies beyond. */
export const insideVideo = (momentS: number, { fps, frames }: Pick<TimeBase, 'fps' | 'frames'>): number =>
  Math.min(timeInFrame((frames - 1) / fps, fps), Math.max(0, momentS));
