import type { PoseTrack } from '@trueswing/contracts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { blendPoses } from './blend-poses.ts';
import { drawSkeleton } from './draw-skeleton.ts';
import { findFrame, findNeighbors } from './find-frame.ts';

/** Across a longer gap between analyzed frames, an interpolated pose would be made up. */
const maxGapS = 0.25;

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
    const exact = track.frames[findFrame(track.frames, mediaTimeS, 0.5 / fps)];
    const around = exact ? null : findNeighbors(track.frames, mediaTimeS, maxGapS);
    const pose = exact?.image ?? (around && blendPoses(around.before, around.after, around.share));
    drawSkeleton(surface, isVisible ? pose : null);
    surface.dataset.skeletonFrame = isVisible && exact?.image ? String(exact.frame) : '';
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
