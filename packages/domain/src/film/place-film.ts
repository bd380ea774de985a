import type { Box } from './golfer-box.ts';

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The upper left corner and the scale of a film on its stage, for `translate(x, y) scale(scale)`. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A pixel of the film is enlarged at most this much: beyond it a golfer far away is a blur. */
const largestScale = 2.5;

/**
 * Places a film so that the box is as large as possible above the controls. The picture around the box fills the rest of
 * the stage as far as there is one, also below the controls.
 */
export function placeFilm(stage: Size, film: Size, box: Box, coveredBelowPx: number): Placement {
  const freePx = Math.max(1, stage.heightPx - coveredBelowPx);
  const [boxWidth, boxHeight] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)];
  const scale = Math.min(stage.widthPx / boxWidth, freePx / boxHeight, largestScale);
  return {
    scale,
    x: offset(stage.widthPx, film.widthPx * scale, ((box.left + box.right) / 2) * scale),
    y: offset(freePx, film.heightPx * scale, ((box.top + box.bottom) / 2) * scale),
  };
}

/** Brings a point of the film to the middle of the space, without a gap at the edges that the film could fill. */
function offset(space: number, length: number, center: number): number {
  if (length <= space) return (space - length) / 2;
  return Math.min(0, Math.max(space - length, space / 2 - center));
}
