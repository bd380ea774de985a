import type { Box, Placement, VideoSize } from '@trueswing/domain';

/**
 * Places a still in a panel that is narrower than golfer and club: the golfer's box fills the height, body and hands
 * stand in the middle, and the picture fills the whole panel.
 * @param middleShare of the body, as a share of the still's width; without it the middle of the box stands in the middle
 */
export function placeStill(panel: VideoSize, still: VideoSize, box: Box, middleShare: number | null): Placement {
  const middle = middleShare === null ? (box.left + box.right) / 2 : middleShare * still.widthPx;
  const boxHeight = Math.max(1, box.bottom - box.top);
  const scale = Math.max(panel.heightPx / boxHeight, panel.heightPx / still.heightPx, panel.widthPx / still.widthPx);
  return {
    scale,
    x: within(panel.widthPx, still.widthPx * scale, middle * scale),
    y: within(panel.heightPx, still.heightPx * scale, ((box.top + box.bottom) / 2) * scale),
  };
}

/** Where the whole still lies in a panel of this ratio, whatever the size of the panel. */
export function styleOfStill(panel: VideoSize, still: VideoSize, { x, y, scale }: Placement) {
  return {
    left: `${(x / panel.widthPx) * 100}%`,
    top: `${(y / panel.heightPx) * 100}%`,
    width: `${((still.widthPx * scale) / panel.widthPx) * 100}%`,
    height: `${((still.heightPx * scale) / panel.heightPx) * 100}%`,
  };
}

/** Brings a point of the still to the middle of the panel, without a gap at its edges. */
const within = (panelPx: number, stillPx: number, centerPx: number): number =>
  Math.min(0, Math.max(panelPx - stillPx, panelPx / 2 - centerPx));
