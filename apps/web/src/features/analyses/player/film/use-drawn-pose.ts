import type { PoseTrack } from '@trueswing/contracts';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { LabelSpace } from '../geometry/place-labels.ts';
import { type DrawnPose, drawPose } from './draw-pose.ts';
import { poseToDraw } from './pose-to-draw.ts';
import type { SwingFilm } from './swing-film.ts';

/** A film's frame on the screen. */
export interface ShownFrame {
  /** Presentation time in seconds. */
  timeS: number;
  /** null without a golfer in the frame, or while the skeleton is off. */
  pose: DrawnPose | null;
}

interface DrawnPoseProps {
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  track: PoseTrack | undefined;
  film: SwingFilm;
  /** Where the film opens, in seconds. */
  startS: number;
  /** Pixels of the screen for each pixel of the film; 0 before it is placed. */
  scale: number;
  /** Where the angles may stand, in pixels of the film; null before it is placed. Memoized: a new one is drawn again. */
  space: LabelSpace | null;
  isVisible: boolean;
  onFrame?: ((shown: ShownFrame) => void) | undefined;
}

/** A canvas of more pixels takes longer to draw than a frame lasts on a slow phone. */
const maxCanvasPx = 2_000_000;

/**
 * Draws the pose of the shown frame over the film, for each frame that the browser reports. Frames that were not analyzed
 * get the interpolated pose of their neighbors.
 */
export function useDrawnPose(props: DrawnPoseProps): void {
  const { video, canvas, track, film, startS, scale, space, isVisible, onFrame } = props;
  const { fps } = film.view.timeBase;
  const shownS = useRef<number | null>(null);
  const isOpen = useRef(false);
  const report = useRef(onFrame);
  report.current = onFrame;

  const draw = useCallback(() => {
    const surface = canvas.current;
    const timeS = shownS.current;
    if (!surface || timeS === null) return;
    const pose = track && isVisible ? poseToDraw(film, track, timeS) : null;
    if (track && space && scale > 0) {
      const perFilmPx = fitToScreen(surface, track, scale);
      drawPose(surface, pose, { unit: perFilmPx / scale, perFilmPx, space });
      surface.dataset.skeletonFrame = String(pose?.frame ?? '');
      surface.dataset.mediaTime = String(timeS);
    }
    report.current?.({ timeS, pose });
  }, [canvas, track, film, scale, space, isVisible]);

  useEffect(() => {
    const player = video.current;
    if (!player) return;
    draw();
    const open = () => {
      isOpen.current = true;
    };
    player.addEventListener('seeked', open);
    const onVideoFrame = (_now: number, { mediaTime }: { mediaTime: number }) => {
      // Before the film opens, its first frame is reported under the poster, which shows the top.
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
  }, [video, draw, startS, fps]);
}

/** One canvas pixel per screen pixel, if that is not too many. Setting the size clears the canvas, so it is set only on a change. */
function fitToScreen(surface: HTMLCanvasElement, { widthPx, heightPx }: PoseTrack, scale: number): number {
  const perFilmPx = Math.min(scale * window.devicePixelRatio, Math.sqrt(maxCanvasPx / (widthPx * heightPx)));
  const [width, height] = [Math.round(widthPx * perFilmPx), Math.round(heightPx * perFilmPx)];
  if (surface.width !== width) surface.width = width;
  if (surface.height !== height) surface.height = height;
  return perFilmPx;
}
