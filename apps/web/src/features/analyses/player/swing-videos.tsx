import type { SwingAnalysis, ViewAnalysis } from '@trueswing/contracts';
import { filmsOf } from './film/films-of.ts';
import { SwingPlayer } from './swing-player.tsx';

interface SwingVideosProps {
  analysis: SwingAnalysis;
  faceOn: ViewAnalysis;
  downTheLine: ViewAnalysis | null;
}

/** The player with the films of an analysis; nothing without a film. */
export function SwingVideos({ analysis, ...views }: SwingVideosProps) {
  const [first, second] = filmsOf(analysis, views);
  return first ? <SwingPlayer films={second ? [first, second] : [first]} /> : null;
}
