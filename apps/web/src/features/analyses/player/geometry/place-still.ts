import type { Box, Placement, VideoSize } from '@trueswing/domain';
import { type ImageLandmarks, minJointVisibility } from '@trueswing/swing';

/**
 * Places a still in a panel that is narrower than golfer and club: the golfer's box fills the height, body and hands
 * stand in the middle, and the picture fills the whole panel.
 * @param pose in the still; without one the middle of the box stands in the middle
 */
export function placeStill(panel: VideoSize, still: VideoSize, box: Box, pose: ImageLandmarks | null): Placement {
  const seen = (pose ?? []).flatMap(([x, , visibility]) =>
    visibility >= minJointVisibility ? [x * still.widthPx] : [],
  );
  const [left, right] = seen.length > 0 ? [Math.min(...seen), Math.max(...seen)] : [box.left, box.right];
  const boxHeight = Math.max(1, box.bottom - box.top);
  const scale = Math.max(panel.heightPx / boxHeight, panel.heightPx / still.heightPx, panel.widthPx / still.widthPx);
  return {
    scale,
    x: within(panel.widthPx, still.widthPx * scale, ((left + right) / 2) * scale),
    y: within(panel.heightPx, still.heightPx * scale, ((box.top + box.bottom) / 2) * scale),
  };
}

/** Brings a point of the still to the middle of the panel, without a gap at its edges. */
const within = (panelPx: number, stillPx: number, centerPx: number): number =>
  Math.min(0, Math.max(panelPx - stillPx, panelPx / 2 - centerPx));
