import type { SwingAnalysis, VideoView } from '@trueswing/contracts';
import { videosOf } from '../../player/video/videos-of.ts';
import { finishedDetails } from '../../state-of-analysis.ts';

/** Both videos of one view: of the preferred one if both swings have it, else face-on if there are both. */
export function findPair(analysis: SwingAnalysis, previous: SwingAnalysis, preferred: VideoView = 'face-on') {
  const before = allVideosOf(previous);
  const pairs = allVideosOf(analysis).flatMap((now) =>
    before.filter(({ slot }) => slot === now.slot).map((video) => ({ now, before: video })),
  );
  return pairs.find(({ now }) => now.slot === preferred) ?? pairs[0];
}

function allVideosOf(analysis: SwingAnalysis) {
  const details = finishedDetails(analysis);
  return details ? videosOf(analysis, details) : [];
}
