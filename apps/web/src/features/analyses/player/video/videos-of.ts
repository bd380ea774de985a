import type { SwingAnalysis, VideoView } from '@trueswing/contracts';
import { isMeasured, type TurnName } from '@trueswing/swing';
import { readMobilityFigure } from '../../mobility-figure.ts';
import type { FinishedDetails } from '../../state-of-analysis.ts';
import type { LineTurns } from '../geometry/label-lines.ts';
import { measuredAngles } from '../geometry/measured-angles.ts';
import type { SwingVideo } from './swing-video.ts';

/** The videos of an analysis, face-on first, with their events as the details have them. */
export function videosOf(
  analysis: SwingAnalysis,
  { faceOn, downTheLine, measurements }: Pick<FinishedDetails, 'faceOn' | 'downTheLine' | 'measurements'>,
): SwingVideo[] {
  const videos: SwingVideo[] = [];
  if (analysis.faceOnVideoUrl) {
    videos.push({
      id: `${analysis.id} face-on`,
      label: 'Face-on',
      slot: 'face-on',
      videoUrl: analysis.faceOnVideoUrl,
      landmarksUrl: analysis.faceOnLandmarksUrl,
      keyFrameUrls: analysis.faceOnKeyFrameUrls,
      view: faceOn,
      turns: turnsIn('face-on', measurements),
      angles: measuredAngles(measurements, 'face-on'),
    });
  }
  if (analysis.downTheLineVideoUrl && downTheLine) {
    videos.push({
      id: `${analysis.id} down-the-line`,
      label: 'Down-the-line',
      slot: 'down-the-line',
      videoUrl: analysis.downTheLineVideoUrl,
      landmarksUrl: analysis.downTheLineLandmarksUrl,
      keyFrameUrls: analysis.downTheLineKeyFrameUrls,
      view: downTheLine,
      turns: turnsIn('down-the-line', measurements),
      angles: measuredAngles(measurements, 'down-the-line'),
    });
  }
  return videos;
}

/** The turns that rest on a video. Those of older results do not say on which, and are shown on all. */
function turnsIn(slot: VideoView, measurements: FinishedDetails['measurements']): LineTurns {
  const read = (name: TurnName) => {
    const measured = measurements[name];
    if (!isMeasured(measured) || ![undefined, 'both', slot].includes(measured.views)) return null;
    return readMobilityFigure(measured)?.figure;
  };
  const [shoulders, hips] = [read('shoulderTurnDeg'), read('hipRotationDeg')];
  return { ...(shoulders && { shoulders }), ...(hips && { hips }) };
}
