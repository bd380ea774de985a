import { useQuery } from '@tanstack/react-query';
import type { SwingEventName } from '@trueswing/contracts';
import { boxOfDrawn, trackToDraw } from '@trueswing/domain';
import { poseAtTime } from '@trueswing/swing';
import { useMemo } from 'react';
import { middleOfPose } from '../geometry/middle-of-pose.ts';
import { placeStill, styleOfStill } from '../geometry/place-still.ts';
import { landmarksQuery } from './landmarks.queries.ts';
import type { SwingVideo } from './swing-video.ts';

interface GolferStillProps {
  src: string;
  video: Pick<SwingVideo, 'landmarksUrl' | 'view'>;
  event: SwingEventName;
  /** Width and height of the panel, in any unit: only their ratio counts. `className` gives the panel its size. */
  ratio: { widthPx: number; heightPx: number };
  className: string;
}

/** A still of a moment, cropped to the box that the player shows. In the middle of the picture until the landmarks are loaded. */
export function GolferStill({ src, video, event, ratio, className }: GolferStillProps) {
  const { landmarksUrl, view } = video;
  const { data: stored } = useQuery({ ...landmarksQuery(landmarksUrl ?? ''), enabled: landmarksUrl !== null });
  const { widthPx, heightPx } = ratio;
  const style = useMemo(() => {
    const track = stored && trackToDraw(stored, view);
    const box = track && boxOfDrawn(track, view);
    if (!track || !box) return undefined;
    const pose = poseAtTime(track.frames, view.events[event].timeS, view.timeBase.fps);
    const panel = { widthPx, heightPx };
    return styleOfStill(panel, track, placeStill(panel, track, box, pose && middleOfPose(pose.landmarks)));
  }, [stored, view, event, widthPx, heightPx]);
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <img
        src={src}
        alt=""
        loading="lazy"
        style={style}
        className={`text-transparent ${style ? 'absolute max-w-none' : 'size-full object-cover'}`}
      />
    </span>
  );
}
