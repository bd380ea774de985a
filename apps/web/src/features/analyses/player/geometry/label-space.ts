import type { Box, CoveredStage, Placement, VideoSize } from '@trueswing/domain';
import type { LabelSpace } from './place-labels.ts';

/** Where labels may stand on a video that is placed on a stage, in pixels of the video. */
export function labelSpaceOf(
  stage: VideoSize,
  video: VideoSize,
  { x, y, scale }: Placement,
  { abovePx, belowPx, corners }: CoveredStage,
): LabelSpace {
  const onVideo = ({ left, top, right, bottom }: Box): Box => ({
    left: (left - x) / scale,
    top: (top - y) / scale,
    right: (right - x) / scale,
    bottom: (bottom - y) / scale,
  });
  const shown = onVideo({ left: 0, top: abovePx, right: stage.widthPx, bottom: stage.heightPx - belowPx });
  const visible = {
    left: Math.max(0, shown.left),
    top: Math.max(0, shown.top),
    right: Math.min(video.widthPx, shown.right),
    bottom: Math.min(video.heightPx, shown.bottom),
  };
  if (!corners) return { visible, covered: [] };
  const { left, right } = corners;
  const covered = [
    { left: 0, top: 0, right: left.widthPx, bottom: left.heightPx },
    { left: stage.widthPx - right.widthPx, top: 0, right: stage.widthPx, bottom: right.heightPx },
  ];
  return { visible, covered: covered.map(onVideo) };
}
