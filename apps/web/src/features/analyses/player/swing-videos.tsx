import type { SwingAnalysis } from '@trueswing/contracts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { filmsOf } from './film/films-of.ts';
import { SwingPlayer } from './swing-player.tsx';

interface SwingVideosProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
}

/** The player with the films of an analysis; nothing without a film. */
export function SwingVideos({ analysis, details }: SwingVideosProps) {
  const [first, second] = filmsOf(analysis, details);
  return first ? <SwingPlayer films={second ? [first, second] : [first]} /> : null;
}
