import type { PoseTrack } from '@trueswing/contracts';
import { type RefObject, useEffect, useState } from 'react';
import { drawSkeleton } from './draw-skeleton.ts';
import { findFrame } from './find-frame.ts';

/** Half a frame at 24 fps: a frame further away is not the one on the screen. */
const nearestFrameS = 1 / 48;

/**
 * Keeps the skeleton of the frame on the screen drawn over the video, by the browser's own word on which frame it shows.
 * Returns the index (in the track) of the frame shown, -1 where no pose is known.
 */
export function useSkeleton(
  video: RefObject<HTMLVideoElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  track: PoseTrack | undefined,
  isVisible: boolean,
): number {
  const [shown, setShown] = useState(-1);
  useEffect(() => {
    const player = video.current;
    const surface = canvas.current;
    if (!player || !surface || !track) return;
    let request = 0;
    const draw = (_now: number, { mediaTime }: { mediaTime: number }) => {
      const index = findFrame(track.frames, mediaTime, nearestFrameS);
      const frame = track.frames[index] ?? null;
      surface.width = surface.clientWidth * window.devicePixelRatio;
      surface.height = surface.clientHeight * window.devicePixelRatio;
      drawSkeleton(surface, isVisible ? frame : null);
      surface.dataset.skeletonFrame = frame ? String(frame.frame) : '';
      surface.dataset.mediaTime = String(mediaTime);
      setShown(index);
      request = player.requestVideoFrameCallback(draw);
    };
    request = player.requestVideoFrameCallback(draw);
    // A paused video tells nothing by itself: draw once for the frame that stands there.
    draw(0, { mediaTime: player.currentTime });
    return () => player.cancelVideoFrameCallback(request);
  }, [video, canvas, track, isVisible]);
  return shown;
}
