import type { Box, CoveredStage, FilmSize, Placement } from '@trueswing/domain';
import type { LabelSpace } from './place-labels.ts';

/** Where labels may stand on a film that is placed on a stage, in pixels of the film. */
export function labelSpaceOf(
  stage: FilmSize,
  film: FilmSize,
  { x, y, scale }: Placement,
  { abovePx, belowPx, corners }: CoveredStage,
): LabelSpace {
  const onFilm = ({ left, top, right, bottom }: Box): Box => ({
    left: (left - x) / scale,
    top: (top - y) / scale,
    right: (right - x) / scale,
    bottom: (bottom - y) / scale,
  });
  const shown = onFilm({ left: 0, top: abovePx, right: stage.widthPx, bottom: stage.heightPx - belowPx });
  const visible = {
    left: Math.max(0, shown.left),
    top: Math.max(0, shown.top),
    right: Math.min(film.widthPx, shown.right),
    bottom: Math.min(film.heightPx, shown.bottom),
  };
  if (!corners) return { visible, covered: [] };
  const { left, right } = corners;
  const covered = [
    { left: 0, top: 0, right: left.widthPx, bottom: left.heightPx },
    { left: stage.widthPx - right.widthPx, top: 0, right: stage.widthPx, bottom: right.heightPx },
  ];
  return { visible, covered: covered.map(onFilm) };
}
