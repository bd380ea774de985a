import type { PoseFrame } from '@trueswing/contracts';

export type Landmarks = NonNullable<PoseFrame['image']>;

/** The pose between two analyzed frames at a share 0…1; null if one of them has no golfer. */
export function blendPoses(before: PoseFrame, after: PoseFrame, share: number): Landmarks | null {
  const { image: from } = before;
  const { image: to } = after;
  if (!from || !to) return null;
  return from.map(([x, y, visibility], index) => {
    const [toX, toY, toVisibility] = to[index] ?? [x, y, visibility];
    return [x + (toX - x) * share, y + (toY - y) * share, Math.min(visibility, toVisibility)];
  });
}
