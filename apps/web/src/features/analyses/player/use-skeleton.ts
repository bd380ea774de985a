import type { PoseTrack } from '@trueswing/contracts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { blendPoses, drawSkeleton } from './draw-skeleton.ts';
import { findFrame, findNeighbours } from './find-frame.ts';

/** Across a longer gap between analysed frames a pose would be invented. */
const maxGapS = 0.25;

interface SkeletonProps {
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  track: PoseTrack | undefined;
  fps: number;
  isVisible: boolean;
}

/**
 * Keeps the skeleton of the frame on the screen drawn over the video, by the browser's own word on which frame it shows.
 * Frames that were not analysed carry the pose between their neighbours. Returns the media time that is shown, in seconds;
 * null before the first frame.
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
    const around = exact ? null : findNeighbours(track.frames, mediaTimeS, maxGapS);
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

/** One canvas pixel per screen pixel; setting the size clears, so only when it changed. */
function fitToScreen(surface: HTMLCanvasElement): void {
  const width = Math.round(surface.clientWidth * window.devicePixelRatio);
  const height = Math.round(surface.clientHeight * window.devicePixelRatio);
  if (surface.width !== width) surface.width = width;
  if (surface.height !== height) surface.height = height;
}
