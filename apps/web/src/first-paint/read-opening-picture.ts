import type { GolferBox, SwingAnalysis } from '@trueswing/contracts';
import { isUnexpectedPair } from '../features/analyses/evidence/is-unexpected-pair.ts';

/** The picture with which the player opens, and what places it. */
export interface OpeningPicture {
  pictureUrl: string;
  widthPx: number;
  heightPx: number;
  box: GolferBox;
  hasTwoVideos: boolean;
}

/**
 * Reads it from an analysis as the server sends it: the top of the face-on video. Null if the player will open with another picture, or
 * below a note. Nothing is validated: without the schemas of the contracts this arrives early, and the client validates.
 */
export function readOpeningPicture(analysis: SwingAnalysis): OpeningPicture | null {
  const { technicalDetails: details, faceOnKeyFrameUrls, faceOnVideoUrl } = analysis;
  const pictureUrl = faceOnKeyFrameUrls?.top;
  if (!details || 'error' in details || !faceOnVideoUrl || !pictureUrl) return null;
  const { faceOn, downTheLine, filmPair } = details;
  const { golferBox, widthPx, heightPx } = faceOn;
  const hasNote = filmPair && isUnexpectedPair(filmPair);
  // Below the moments the controls then say which one is not seen, and are higher.
  const lacksMoment = Object.values(faceOn.events).some(({ isBeyondVideo }) => isBeyondVideo);
  if (!golferBox || !widthPx || !heightPx || hasNote || lacksMoment) return null;
  return {
    pictureUrl,
    widthPx,
    heightPx,
    box: golferBox,
    hasTwoVideos: Boolean(downTheLine && analysis.downTheLineVideoUrl),
  };
}
