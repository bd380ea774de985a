import type { SharedSwing, VideoView } from '@trueswing/contracts';

/** A player may stand a little beyond the time of the last frame. */
const toleranceS = 0.5;

/** Whether the analysis has this video, and the video this moment. */
export function isMomentOfVideo(
  { analysis }: SharedSwing,
  { view, timeS }: { view: VideoView; timeS: number },
): boolean {
  if ((view === 'face-on' ? analysis.faceOnVideoUrl : analysis.downTheLineVideoUrl) === null) return false;
  const details = analysis.technicalDetails;
  const ofView = details && 'faceOn' in details && (view === 'face-on' ? details.faceOn : details.downTheLine);
  // An analysis of an older form does not say how long the video is.
  return !ofView || timeS <= ofView.timeBase.frames / ofView.timeBase.fps + toleranceS;
}
