import type { PoseTrack } from '@trueswing/contracts';
import { labelLines, pictureLines, poseAtTime } from '@trueswing/domain';
import { eventAt } from '../event-at.ts';
import type { DrawnPose } from './draw-pose.ts';
import type { SwingFilm } from './swing-film.ts';

/** The pose of a film's frame and its lines. At the top these have the turns of the dials. */
export function poseToDraw(
  { view, turns }: Pick<SwingFilm, 'view' | 'turns'>,
  track: PoseTrack,
  timeS: number,
): DrawnPose | null {
  const found = poseAtTime(track.frames, timeS, view.timeBase.fps);
  if (!found) return null;
  const { frame, landmarks } = found;
  const shownTurns = eventAt(view, timeS) === 'top' ? turns : {};
  return { frame, landmarks, lines: labelLines(pictureLines(landmarks, track), shownTurns) };
}
