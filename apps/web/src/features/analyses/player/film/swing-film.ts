import type { SwingAnalysis, VideoView, ViewAnalysis } from '@trueswing/contracts';

/** One film of a swing, as the player shows it. */
export interface SwingFilm {
  /** Unique among the films of a player. */
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
}
