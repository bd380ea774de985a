import { useQuery } from '@tanstack/react-query';
import type { VideoView } from '@trueswing/contracts';
import { type AddressPose, poseAtTime } from '@trueswing/swing';
import { useMemo } from 'react';
import { analysesQuery, analysisQuery } from '../../../features/analyses/analyses.queries.ts';
import { landmarksQuery } from '../../../features/analyses/player/video/landmarks.queries.ts';
import { videosOf } from '../../../features/analyses/player/video/videos-of.ts';
import { finishedDetails } from '../../../features/analyses/state-of-analysis.ts';

/** The golfer at address in the last analyzed swing of a view; null without one, and until it is loaded. */
export function useLastAddress(view: VideoView): AddressPose | null {
  const { data: analyses } = useQuery({ ...analysesQuery, refetchInterval: false });
  const last = analyses?.find(({ faceOnLandmarksUrl, downTheLineLandmarksUrl }) =>
    view === 'face-on' ? faceOnLandmarksUrl : downTheLineLandmarksUrl,
  );
  const { data: analysis } = useQuery({ ...analysisQuery(last?.id ?? ''), enabled: last !== undefined });
  const details = analysis && finishedDetails(analysis);
  const video = details && videosOf(analysis, details).find(({ slot }) => slot === view);
  const landmarksUrl = video?.landmarksUrl ?? '';
  const { data: track } = useQuery({ ...landmarksQuery(landmarksUrl), enabled: landmarksUrl !== '' });
  const addressS = video?.view.events.address.timeS;
  const fps = video?.view.timeBase.fps;
  return useMemo(() => {
    if (!track || addressS === undefined || fps === undefined) return null;
    const { widthPx, heightPx, frames } = track;
    const pose = poseAtTime(frames, addressS, fps);
    return pose && { landmarks: pose.landmarks, widthPx, heightPx };
  }, [track, addressS, fps]);
}
