import type { SwingAnalysis, VideoView, ViewAnalysis } from '@trueswing/contracts';
import type { LineTurns } from '../geometry/label-lines.ts';
import type { measuredAngles } from '../geometry/measured-angles.ts';

/** One video of a swing, as the player shows it. */
export interface SwingVideo {
  /** Unique among the videos of a player. */
  id: string;
  /** "Face-on" */
  label: string;
  /** The slot that the video was uploaded to. */
  slot: VideoView;
  videoUrl: string;
  /** null where there are none. */
  landmarksUrl: string | null;
  keyFrameUrls: SwingAnalysis['faceOnKeyFrameUrls'];
  view: ViewAnalysis;
  /** The turns at the top, if this video shows them, as the dials have them. */
  turns: LineTurns;
  /** The angles of its lines at the moments at which they are measured. */
  angles: ReturnType<typeof measuredAngles>;
}
