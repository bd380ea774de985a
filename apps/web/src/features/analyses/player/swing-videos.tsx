import type { SwingAnalysis } from '@trueswing/contracts';
import type { SwingFrame } from '@trueswing/swing';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { SwingPlayer } from './swing-player.tsx';
import { videosOf } from './video/videos-of.ts';

interface SwingVideosProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
  /** The key frame at which the player opens; the top if left out. */
  opensAt?: SwingFrame | null;
}

/** The player with the videos of an analysis; nothing without a video. */
export function SwingVideos({ analysis, details, opensAt = null }: SwingVideosProps) {
  const [first, second] = videosOf(analysis, details);
  return first ? <SwingPlayer videos={second ? [first, second] : [first]} opensAt={opensAt} /> : null;
}
