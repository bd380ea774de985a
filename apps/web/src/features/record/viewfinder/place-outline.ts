import type { AddressPose } from '@trueswing/swing';

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The landmarks of an earlier video in shares of this picture. The same lens sees as much along the long side of each; what
 * was in the middle is in the middle.
 */
export function placeOutline(pose: AddressPose, { widthPx, heightPx }: Size): AddressPose['landmarks'] {
  const scale = Math.max(widthPx, heightPx) / Math.max(pose.widthPx, pose.heightPx);
  return pose.landmarks.map(([x, y, visibility]) => [
    0.5 + ((x - 0.5) * pose.widthPx * scale) / widthPx,
    0.5 + ((y - 0.5) * pose.heightPx * scale) / heightPx,
    visibility,
  ]);
}
