import type { SwingFrame } from '@trueswing/swing';
import { useRef, useState } from 'react';
import { alignVideos } from './geometry/align-videos.ts';
import { useVideoTransport } from './use-video-transport.ts';
import { timeInFrame, timeOfNeighbor } from './video/seek-times.ts';
import type { SwingVideo } from './video/swing-video.ts';

/** One video, or two in step; the first one leads. */
export type StagedVideos = readonly [SwingVideo, SwingVideo?];

/**
 * Which videos the player shows, and their transport. It opens at a key frame, by default the top; a video that comes onto the stage
 * opens at the moment that was shown.
 */
export function useStage([faceOn, behind]: StagedVideos, opensAt: SwingFrame | null) {
  const first = behind && opensAt?.view === behind.slot ? behind : faceOn;
  const [videos, setVideos] = useState<StagedVideos>([first]);
  const [leader] = videos;
  const transport = useVideoTransport(videos);
  const { events, timeBase } = first.view;
  const opening = useRef({ video: first, timeS: timeInFrame(events[opensAt?.event ?? 'top'].timeS, timeBase.fps) });

  /** Where a video opens that comes onto the stage, in seconds. */
  const openingS = (video: SwingVideo): number => {
    const { video: known, timeS } = opening.current;
    return video.id === known.id ? timeS : Math.max(0, alignVideos(known.view, video.view).toOther(timeS));
  };
  const change = (next: StagedVideos, moment: { video: SwingVideo; timeS: number }) => {
    transport.pause();
    opening.current = moment;
    if (next[0].id !== leader.id) transport.expect(next[0], openingS(next[0]));
    setVideos(next);
  };

  return {
    videos,
    leader,
    transport,
    openingS,
    /** Shows other videos, at the middle of the shown frame: its beginning is read back rounded, and may be the frame before. */
    showVideos: (next: StagedVideos) =>
      change(next, { video: leader, timeS: timeOfNeighbor(transport.nowS(), leader.view.timeBase.fps, 0) }),
    /** Shows the frame of a video that begins at a time; alone if its video is not on the stage. */
    showFrame: (video: SwingVideo, startS: number) => {
      const timeS = timeInFrame(startS, video.view.timeBase.fps);
      if (!videos.some((each) => each?.id === video.id)) change([video], { video, timeS });
      else transport.seek(video.id === leader.id ? timeS : alignVideos(video.view, leader.view).toOther(timeS));
    },
  };
}
