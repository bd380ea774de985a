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
export function useStage(offered: StagedVideos, opensAt: SwingFrame | null) {
  const [faceOn, behind] = offered;
  const first = behind && opensAt?.view === behind.slot ? behind : faceOn;
  // Only ids are kept: when a golfer moves a moment, the same videos arrive with other events.
  const [[leaderId, followerId], setIds] = useState<readonly string[]>([first.id]);
  const find = (id: string | undefined) => offered.find((video) => video?.id === id);
  const leader = find(leaderId) ?? first;
  const follower = find(followerId);
  const videos: StagedVideos = follower ? [leader, follower] : [leader];
  const transport = useVideoTransport(videos);
  const { events, timeBase } = first.view;
  const opening = useRef({ id: first.id, timeS: timeInFrame(events[opensAt?.event ?? 'top'].timeS, timeBase.fps) });

  /** Where a video opens that comes onto the stage, in seconds. */
  const openingS = (video: SwingVideo): number => {
    const { id, timeS } = opening.current;
    const known = find(id) ?? first;
    return video.id === known.id ? timeS : Math.max(0, alignVideos(known.view, video.view).toOther(timeS));
  };
  const change = (next: StagedVideos, moment: { id: string; timeS: number }) => {
    transport.pause();
    opening.current = moment;
    if (next[0].id !== leader.id) transport.expect(next[0], openingS(next[0]));
    setIds(next.flatMap((video) => video?.id ?? []));
  };

  return {
    videos,
    leader,
    transport,
    openingS,
    /** Shows other videos, at the middle of the shown frame: its beginning is read back rounded, and may be the frame before. */
    showVideos: (next: StagedVideos) =>
      change(next, { id: leader.id, timeS: timeOfNeighbor(transport.nowS(), leader.view.timeBase.fps, 0) }),
    /** Shows the frame of a video that begins at a time; alone if its video is not on the stage. */
    showFrame: (video: SwingVideo, startS: number) => {
      const timeS = timeInFrame(startS, video.view.timeBase.fps);
      if (!videos.some((each) => each?.id === video.id)) change([video], { id: video.id, timeS });
      else transport.seek(video.id === leader.id ? timeS : alignVideos(video.view, leader.view).toOther(timeS));
    },
  };
}
