import type { SwingAnalysis } from '@trueswing/contracts';
import type { FinishedDetails } from '../../state-of-analysis.ts';
import type { SwingFilm } from './swing-film.ts';

/** The films of an analysis, face-on first, with their events as the details have them. */
export function filmsOf(
  analysis: SwingAnalysis,
  { faceOn, downTheLine }: Pick<FinishedDetails, 'faceOn' | 'downTheLine'>,
): SwingFilm[] {
  const films: SwingFilm[] = [];
  if (analysis.faceOnVideoUrl) {
    films.push({
      id: `${analysis.id} face-on`,
      label: 'Face-on',
      slot: 'face-on',
      videoUrl: analysis.faceOnVideoUrl,
      landmarksUrl: analysis.faceOnLandmarksUrl,
      keyFrameUrls: analysis.faceOnKeyFrameUrls,
      view: faceOn,
    });
  }
  if (analysis.downTheLineVideoUrl && downTheLine) {
    films.push({
      id: `${analysis.id} down-the-line`,
      label: 'Down-the-line',
      slot: 'down-the-line',
      videoUrl: analysis.downTheLineVideoUrl,
      landmarksUrl: analysis.downTheLineLandmarksUrl,
      keyFrameUrls: analysis.downTheLineKeyFrameUrls,
      view: downTheLine,
    });
  }
  return films;
}
