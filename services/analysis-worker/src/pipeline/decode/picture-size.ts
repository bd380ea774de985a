/** Size of a picture in pixels. */
export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Short side of the copy that is stored and shown. */
const copyShortSidePx = 720;
/** Short side for clips with so many frames that the golfer would wait for the encoder, such as ten seconds at 240 frames a second. */
const copyShortSideOfManyFramesPx = 540;
const manyFrames = 900;
/** Long side of the frames that the pose model gets. It crops the golfer to 256 × 256 itself. */
const poseLongSidePx = 960;

export const copySize = (size: PictureSize, frames: number): PictureSize => {
  const shortSidePx = frames > manyFrames ? copyShortSideOfManyFramesPx : copyShortSidePx;
  return shrink(size, shortSidePx / Math.min(size.widthPx, size.heightPx));
};

export const poseSize = (size: PictureSize): PictureSize =>
  shrink(size, poseLongSidePx / Math.max(size.widthPx, size.heightPx));

/** ffmpeg's filter. */
export const scaleTo = ({ widthPx, heightPx }: PictureSize): string => `scale=${widthPx}:${heightPx}:flags=bilinear`;

/** Never enlarges; both sides are even, as H.264's 4:2:0 requires. */
function shrink({ widthPx, heightPx }: PictureSize, factor: number): PictureSize {
  const scale = Math.min(1, factor);
  const even = (side: number): number => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { widthPx: even(widthPx), heightPx: even(heightPx) };
}
