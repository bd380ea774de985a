import type { GolferBox } from '@trueswing/contracts';
import type { Box } from './box.ts';

export interface VideoSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The upper left corner and the scale of a video on its stage, for `translate(x, y) scale(scale)`. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A pixel of the video is enlarged at most this much: beyond it a golfer far away is a blur. */
export const largestScale = 2.5;

/** Parts of the stage that the controls cover: its upper and lower end, and its upper corners. */
export interface CoveredStage {
  readonly abovePx: number;
  readonly belowPx: number;
  readonly corners: { readonly left: VideoSize; readonly right: VideoSize } | null;
}

/**
 * Places a video so that the box is as large as possible between the controls. The picture around the box fills the rest of
 * the stage as far as there is one, also behind the controls. A video that is narrower than the stage makes room for the
 * controls in the corners, so that these stand wholly beside it or wholly on it.
 */
export function placeVideo(
  stage: VideoSize,
  video: VideoSize,
  box: Box,
  { abovePx, belowPx, corners }: CoveredStage,
): Placement {
  const endPx = Math.max(abovePx + 1, stage.heightPx - belowPx);
  const freePx = endPx - abovePx;
  const [boxWidth, boxHeight] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)];
  const scale = Math.min(stage.widthPx / boxWidth, freePx / boxHeight, largestScale);
  const middle = { x: ((box.left + box.right) / 2) * scale, y: ((box.top + box.bottom) / 2) * scale };
  const freeWidthPx = stage.widthPx - video.widthPx * scale;
  const y = offset(endPx, video.heightPx * scale, middle.y - abovePx / 2);
  return {
    scale,
    x: freeWidthPx > 0 ? besideCorners(freeWidthPx, corners) : offset(stage.widthPx, video.widthPx * scale, middle.x),
    // The whole box stays in sight, even where the video then leaves a gap at its end.
    y: Math.max(abovePx - box.top * scale, Math.min(endPx - box.bottom * scale, y)),
  };
}

/** Chooses how much of the free width lies to the left of a narrow video: half, if the controls in the corners allow it. */
function besideCorners(freePx: number, corners: CoveredStage['corners']): number {
  const [left, right] = [corners?.left.widthPx ?? 0, corners?.right.widthPx ?? 0];
  if (left > freePx) return 0;
  // A choice is wider than a button, and comes first. Without one, a button that does not fit beside the video stands on it.
  if (left === 0 && right > freePx) return freePx;
  return Math.max(left, Math.min(freePx - right, freePx / 2));
}

/** Brings a point of the video to the middle of the space, without a gap at the edges that the video could fill. */
function offset(space: number, length: number, center: number): number {
  if (length <= space) return (space - length) / 2;
  return Math.min(0, Math.max(space - length, space / 2 - center));
}

/** A stored box in a picture of this size. */
export const boxInPicture = ({ left, top, right, bottom }: GolferBox, { widthPx, heightPx }: VideoSize): Box => ({
  left: left * widthPx,
  top: top * heightPx,
  right: right * widthPx,
  bottom: bottom * heightPx,
});
