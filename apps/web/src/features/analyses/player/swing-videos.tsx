import type { SwingAnalysis } from '@trueswing/contracts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { SwingPlayer } from './swing-player.tsx';
import { videosOf } from './video/videos-of.ts';

interface SwingVideosProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
}

/** The player with the videos of an analysis; nothing without a video. */
export function SwingVideos({ analysis, details }: SwingVideosProps) {
  const [first, second] = videosOf(analysis, details);
  return first ? <SwingPlayer videos={second ? [first, second] : [first]} /> : null;
}
