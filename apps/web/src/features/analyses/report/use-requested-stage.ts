import { useQueryClient } from '@tanstack/react-query';
import type { SwingAnalysis } from '@trueswing/contracts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { landmarksQuery } from '../player/video/landmarks.queries.ts';
import { videosOf } from '../player/video/videos-of.ts';
import { finishedDetails } from '../state-of-analysis.ts';
import { readLinkedFrame } from './read-linked-frame.ts';

/**
 * Requests the picture and the landmarks with which the player opens, as soon as the analysis says where they are: a slow phone renders
 * the report meanwhile.
 */
export function useRequestedStage(analysis: SwingAnalysis | undefined): void {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  useEffect(() => {
    const details = analysis && finishedDetails(analysis);
    if (!details) return;
    const opensAt = readLinkedFrame(search, details);
    const videos = videosOf(analysis, details);
    const video = videos.find(({ slot }) => slot === opensAt?.view) ?? videos[0];
    const pictureUrl = video?.keyFrameUrls?.[opensAt?.event ?? 'top'];
    if (pictureUrl) {
      const picture = new Image();
      picture.fetchPriority = 'high';
      picture.src = pictureUrl;
    }
    if (video?.landmarksUrl) void queryClient.prefetchQuery(landmarksQuery(video.landmarksUrl));
  }, [analysis, search, queryClient]);
}
