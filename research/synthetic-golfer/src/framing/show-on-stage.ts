import {
  type Box,
  type CoveredStage,
  golferBox,
  largestScale,
  type Placement,
  placeVideo,
  type VideoSize,
} from '@trueswing/domain';
import { bodyExtent } from './body-extent.ts';
import type { FramedGolfer } from './list-framed-golfers.ts';

/** The stage of the player on a screen, in pixels, and what its controls cover. Measured in Chromium. */
export interface Stage {
  readonly name: string;
  readonly size: VideoSize;
  readonly covered: CoveredStage;
}

const corners = { left: { widthPx: 0, heightPx: 0 }, right: { widthPx: 57, heightPx: 57 } };
const covered: CoveredStage = { abovePx: 0, belowPx: 115, corners };
export const stages: readonly Stage[] = [
  { name: '390 × 844', size: { widthPx: 390, heightPx: 398 }, covered },
  { name: '428 × 926', size: { widthPx: 428, heightPx: 480 }, covered },
  { name: '1280 × 800', size: { widthPx: 428, heightPx: 354 }, covered },
];

export interface ShownGolfer {
  readonly placement: Placement;
  /** In pixels of the stage. */
  readonly box: Box;
  readonly body: Box;
  /** Head, hands and feet are on the stage and clear of the controls below, from address to finish. */
  readonly isInside: boolean;
  /** Height of head, hands and feet from address to finish, of the height above the controls. */
  readonly share: number;
  /** Limit that keeps the golfer from being larger. */
  readonly limit: 'height' | 'width' | 'resolution';
}

/** Computes how the player shows a filmed golfer on a stage. */
export function showOnStage(
  { track, swing }: FramedGolfer,
  { size, covered: { belowPx }, covered: all }: Stage,
): ShownGolfer {
  const video = { widthPx: swing.widthPx ?? track.widthPx, heightPx: swing.heightPx ?? track.heightPx };
  const box = golferBox(track, swing);
  if (!box) throw new Error('No pose shows the golfer.');
  const placement = placeVideo(size, video, box, all);
  const onStage = (part: Box, perPx: number): Box => ({
    left: part.left * perPx + placement.x,
    top: part.top * perPx + placement.y,
    right: part.right * perPx + placement.x,
    bottom: part.bottom * perPx + placement.y,
  });
  const body = onStage(bodyExtent(track, swing.events), (video.widthPx / track.widthPx) * placement.scale);
  const freePx = size.heightPx - belowPx;
  const isAt = (scale: number) => Math.abs(scale / placement.scale - 1) < 1e-6;
  const slackPx = 0.5;
  return {
    placement,
    box: onStage(box, placement.scale),
    body,
    isInside:
      body.left >= -slackPx &&
      body.right <= size.widthPx + slackPx &&
      body.top >= -slackPx &&
      body.bottom <= freePx + slackPx,
    share: (body.bottom - body.top) / freePx,
    limit: isAt(largestScale) ? 'resolution' : isAt(size.widthPx / (box.right - box.left)) ? 'width' : 'height',
  };
}
