import type { PoseTrack } from '@trueswing/contracts';
import { poseAtTime } from '@trueswing/domain';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { drawSkeleton } from './draw-skeleton.ts';

interface SkeletonProps {
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  track: PoseTrack | undefined;
  fps: number;
  isVisible: boolean;
}

/**
 * Draws the skeleton of the shown frame over the video, for each frame that the browser reports. Frames that were not
 * analyzed get the interpolated pose of their neighbors. Returns the media time in seconds; null before the first frame.
 */
export function useSkeleton({ video, canvas, track, fps, isVisible }: SkeletonProps): number | null {
  const [shownS, setShownS] = useState<number | null>(null);
  const latestS = useRef<number | null>(null);

  const draw = useCallback(() => {
    const surface = canvas.current;
    const mediaTimeS = latestS.current;
    if (!surface || !track || mediaTimeS === null) return;
    fitToScreen(surface);
    const pose = isVisible ? poseAtTime(track.frames, mediaTimeS, fps) : null;
    drawSkeleton(surface, pose?.landmarks ?? null);
    surface.dataset.skeletonFrame = String(pose?.frame ?? '');
    surface.dataset.mediaTime = String(mediaTimeS);
  }, [canvas, track, fps, isVisible]);

  useEffect(() => {
    const player = video.current;
    if (!player) return;
    draw();
    const onFrame = (_now: number, { mediaTime }: { mediaTime: number }) => {
      latestS.current = mediaTime;
      draw();
      setShownS(mediaTime);
      request = player.requestVideoFrameCallback(onFrame);
    };
    let request = player.requestVideoFrameCallback(onFrame);
    return () => player.cancelVideoFrameCallback(request);
  }, [video, draw]);
  return shownS;
}

/** One canvas pixel per screen pixel. Setting the size clears the canvas, so it is set only on a change. */
function fitToScreen(surface: HTMLCanvasElement): void {
  const width = Math.round(surface.clientWidth * window.devicePixelRatio);
  const height = Math.round(surface.clientHeight * window.devicePixelRatio);
  if (surface.width !== width) surface.width = width;
  if (surface.height !== height) surface.height = height;
}
