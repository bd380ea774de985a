/** The middle of the frame that starts at `startS`: seeking there shows this frame and not a neighbor. */
export const timeInFrame = (startS: number, fps: number): number => startS + 0.5 / fps;

/** The time to seek to for the frame before or after the shown one, analyzed or not. */
export const timeOfNeighbor = (shownS: number, fps: number, direction: 1 | -1): number =>
  Math.max(0, timeInFrame(shownS + direction / fps, fps));
