import type { TimeSpan } from '@trueswing/domain';
import type { ShownTimes } from './read-edit.ts';

/** One encoded frame of a video. */
export interface IndexedFrame {
  /** On the clock of the track. */
  readonly timeS: number;
  readonly durationS: number;
  readonly bytes: number;
  /** Frames from here on can be decoded without those before. */
  readonly isKey: boolean;
}

/** Times and sizes of all frames, in the order in which they are decoded. */
export interface FrameIndex {
  readonly frames: readonly IndexedFrame[];
  readonly shown: ShownTimes;
}

/** Clocks round their times differently; frames are 4 ms apart at least. */
export const sameTimeS = 1e-4;

export const isShown = (timeS: number, { fromS, untilS }: ShownTimes): boolean =>
  timeS >= fromS - sameTimeS && timeS < untilS - sameTimeS;

/** The span in which frames are displayed, on the clock of the track. */
export function shownSpan({ frames, shown }: FrameIndex): TimeSpan {
  let [startS, endS] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { timeS, durationS } of frames) {
    if (!isShown(timeS, shown)) continue;
    startS = Math.min(startS, timeS);
    endS = Math.max(endS, timeS + durationS);
  }
  return { startS, endS };
}
