import type { SwingAnalysis, ViewAnalysis } from '@trueswing/contracts';
import type { SwingFilm } from './film/swing-film.ts';
import { SwingPlayer } from './swing-player.tsx';

interface SwingVideosProps {
  analysis: SwingAnalysis;
  faceOn: ViewAnalysis;
  downTheLine: ViewAnalysis | null;
}

/** The player with the films of an analysis; nothing without a film. */
export function SwingVideos({ analysis, faceOn, downTheLine }: SwingVideosProps) {
  const films: SwingFilm[] = [];
  if (analysis.faceOnVideoUrl) {
    films.push({
      ...{ id: `${analysis.id} face-on`, label: 'Face-on', slot: 'face-on', videoUrl: analysis.faceOnVideoUrl },
      landmarksUrl: analysis.faceOnLandmarksUrl,
      keyFrameUrls: analysis.faceOnKeyFrameUrls,
      view: faceOn,
    });
  }
  if (analysis.downTheLineVideoUrl && downTheLine) {
    films.push({
      ...{ id: `${analysis.id} down-the-line`, label: 'Down-the-line', slot: 'down-the-line' },
      videoUrl: analysis.downTheLineVideoUrl,
      landmarksUrl: analysis.downTheLineLandmarksUrl,
      keyFrameUrls: analysis.downTheLineKeyFrameUrls,
      view: downTheLine,
    });
  }
  const [first, second] = films;
  return first ? <SwingPlayer films={second ? [first, second] : [first]} /> : null;
}
