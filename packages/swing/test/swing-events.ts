import { type SwingEvents, swingEventNames } from '@trueswing/contracts';

/** The eight events at these frames, in their order, of a video with so many frames a second. */
export const eventsAtFrames = (frames: readonly number[], fps: number): SwingEvents =>
  eventsAtTimes(
    frames.map((frame) => frame / fps),
    frames,
  );

/** The eight events at these seconds, in their order; without frames all are in the first. */
export const eventsAtTimes = (timesS: readonly number[], frames: readonly number[] = []): SwingEvents =>
  Object.fromEntries(
    swingEventNames.map((name, i) => [name, { frame: frames[i] ?? 0, timeS: timesS[i] ?? 0, confidence: 1 }]),
  ) as SwingEvents; // all eight
