import type { TimeBase } from '@trueswing/contracts';
import { timeInFrame } from '../../player/video/seek-times.ts';

/** Where to seek for the frame that is shown at a time; the first or the last one beyond the ends of the video. */
export function timeOfFrameAt(timeS: number, { fps, frames }: Pick<TimeBase, 'fps' | 'frames'>): number {
  const frame = Math.min(frames - 1, Math.max(0, Math.floor(timeS * fps + 1e-6)));
  return timeInFrame(frame / fps, fps);
}
