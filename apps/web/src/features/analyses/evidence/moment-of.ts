import type { MeasurementName, SwingAnalysis, SwingEventName, VideoView } from '@trueswing/contracts';
import { frameOfMeasurement } from '@trueswing/swing';
import type { SwingVideo } from '../player/video/swing-video.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** A moment of a video, with its still if there is one. */
export interface Moment {
  readonly event: SwingEventName;
  readonly view: VideoView;
  readonly stillUrl: string | null;
  readonly video: Pick<SwingVideo, 'landmarksUrl' | 'view'>;
}

/** The moment at which a measurement was taken or is best seen, in the video that it rests on. */
export function momentOf(analysis: SwingAnalysis, details: FinishedDetails, name: MeasurementName): Moment {
  const { event, view } = frameOfMeasurement(details, name);
  return stillOf(analysis, details, event, view);
}

export function stillOf(
  analysis: SwingAnalysis,
  details: FinishedDetails,
  event: SwingEventName,
  view: VideoView,
): Moment {
  const stills = view === 'face-on' ? analysis.faceOnKeyFrameUrls : analysis.downTheLineKeyFrameUrls;
  const video =
    view === 'down-the-line' && details.downTheLine
      ? { landmarksUrl: analysis.downTheLineLandmarksUrl, view: details.downTheLine }
      : { landmarksUrl: analysis.faceOnLandmarksUrl, view: details.faceOn };
  return { event, view, stillUrl: stills?.[event] ?? null, video };
}
