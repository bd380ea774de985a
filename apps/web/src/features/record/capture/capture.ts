import type { TimeSpan } from '@trueswing/domain';
import type { CameraFrame } from '../live/frame-source.ts';

/** A part of what the camera saw, as a file. */
export interface CutVideo {
  readonly content: Blob;
  /** Time of its first picture on the clock of the camera, in seconds. */
  readonly startS: number;
  readonly seconds: number;
  /** Counted from the packets. */
  readonly framesPerSecond: number;
}

/** Holds the last seconds of the camera, encoded. Times are those of the camera's clock. */
export interface Capture {
  add(frame: CameraFrame): void;
  /** Waits until the end of the span is encoded. Null where the span is not held. */
  cut(span: TimeSpan): Promise<CutVideo | null>;
  close(): void;
}

/** Seconds that are held: the longest self-timer, and a swing with its margins. */
export const heldS = 20;
