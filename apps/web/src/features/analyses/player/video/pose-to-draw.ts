import type { PoseTrack } from '@trueswing/contracts';
import { pictureLines } from '@trueswing/domain';
import { poseAtTime } from '@trueswing/swing';
import { eventAt } from '../event-at.ts';
import { labelLines } from '../geometry/label-lines.ts';
import type { DrawnPose } from './draw-pose.ts';
import type { SwingVideo } from './swing-video.ts';

/** The pose of a video's frame and its lines. At the moments of the swing these have the numbers of the report. */
export function poseToDraw(
  { view, turns, angles }: Pick<SwingVideo, 'view' | 'turns' | 'angles'>,
  track: PoseTrack,
  timeS: number,
): DrawnPose | null {
  const found = poseAtTime(track.frames, timeS, view.timeBase.fps);
  if (!found) return null;
  const { frame, landmarks } = found;
  const event = eventAt(view, timeS);
  const shownTurns = event === 'top' ? turns : {};
  return {
    frame,
    landmarks,
    lines: labelLines(pictureLines(landmarks, track), shownTurns, event ? angles[event] : {}),
  };
}
