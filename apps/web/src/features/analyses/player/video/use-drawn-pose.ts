import type { PoseTrack } from '@trueswing/contracts';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { LabelSpace } from '../geometry/place-labels.ts';
import { type DrawnPose, drawPose } from './draw-pose.ts';
import { poseToDraw } from './pose-to-draw.ts';
import type { SwingVideo } from './swing-video.ts';

/** A video's frame on the screen. */
export interface ShownFrame {
  /** Presentation time in seconds. */
  timeS: number;
  /** null without a golfer in the frame, or while the skeleton is off. */
  pose: DrawnPose | null;
}

interface DrawnPoseProps {
  element: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  track: PoseTrack | undefined;
  video: SwingVideo;
  /** Where the video opens, in seconds. */
  startS: number;
  /** Pixels of the screen for each pixel of the video; 0 before it is placed. */
  scale: number;
  /** Where the angles may stand, in pixels of the video; null before it is placed. Memoized: a new one is drawn again. */
  space: LabelSpace | null;
  isVisible: boolean;
  onFrame?: ((shown: ShownFrame) => void) | undefined;
}

/** A canvas of more pixels takes longer to draw than a frame lasts on a slow phone. */
const maxCanvasPx = 2_000_000;

/**
 * Draws the pose of the shown frame over the video, for each frame that the browser reports. Frames that were not analyzed
 * get the interpolated pose of their neighbors.
 */
export function useDrawnPose(props: DrawnPoseProps): void {
  const { element, canvas, track, video, startS, scale, space, isVisible, onFrame } = props;
  const { fps } = video.view.timeBase;
  const shownS = useRef<number | null>(null);
  const isOpen = useRef(false);
  const report = useRef(onFrame);
  report.current = onFrame;

  const draw = useCallback(() => {
    const surface = canvas.current;
    const timeS = shownS.current;
    if (!surface || timeS === null) return;
    const pose = track && isVisible ? poseToDraw(video, track, timeS) : null;
    if (track && space && scale > 0) {
      const perVideoPx = fitToScreen(surface, track, scale);
      drawPose(surface, pose, { unit: perVideoPx / scale, perVideoPx, space });
      surface.dataset.skeletonFrame = String(pose?.frame ?? '');
      surface.dataset.mediaTime = String(timeS);
    }
    report.current?.({ timeS, pose });
  }, [canvas, track, video, scale, space, isVisible]);

  useEffect(() => {
    const player = element.current;
    if (!player) return;
    draw();
    const open = () => {
      isOpen.current = true;
    };
    player.addEventListener('seeked', open);
    const onVideoFrame = (_now: number, { mediaTime }: { mediaTime: number }) => {
      // Before the video opens, its first frame is reported under the poster, which shows the top.
      if (Math.abs(mediaTime - startS) <= 1 / fps) open();
      if (isOpen.current) {
        shownS.current = mediaTime;
        draw();
      }
      request = player.requestVideoFrameCallback(onVideoFrame);
    };
    let request = player.requestVideoFrameCallback(onVideoFrame);
    return () => {
      player.removeEventListener('seeked', open);
      player.cancelVideoFrameCallback(request);
    };
  }, [element, draw, startS, fps]);
}

/** One canvas pixel per screen pixel, if that is not too many. Setting the size clears the canvas, so it is set only on a change. */
function fitToScreen(surface: HTMLCanvasElement, { widthPx, heightPx }: PoseTrack, scale: number): number {
  const perVideoPx = Math.min(scale * window.devicePixelRatio, Math.sqrt(maxCanvasPx / (widthPx * heightPx)));
  const [width, height] = [Math.round(widthPx * perVideoPx), Math.round(heightPx * perVideoPx)];
  if (surface.width !== width) surface.width = width;
  if (surface.height !== height) surface.height = height;
  return perVideoPx;
}
