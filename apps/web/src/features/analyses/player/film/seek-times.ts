/** The middle of the frame that starts at `startS`: seeking there shows this frame and not a neighbor. */
export const timeInFrame = (startS: number, fps: number): number => startS + 0.5 / fps;

/** The time to seek to for a frame before or after the one that contains a moment, analyzed or not. */
export const timeOfNeighbor = (momentS: number, fps: number, frames: number): number =>
  Math.max(0, timeInFrame((Math.floor(momentS * fps + 1e-3) + frames) / fps, fps));
