import { useEffect, useRef, useState } from 'react';
import { drawBones, drawJoints } from '../../../shared/skeleton/draw-skeleton.ts';
import { useIsNear } from '../../../shared/use-is-near.ts';
import { useObjectUrl } from '../../../shared/video/use-object-url.ts';
import type { LookMoment } from './top-moment.ts';

/** A video that has sought a place states its time with fewer digits. */
const samePlaceS = 0.005;

interface LookPictureProps {
  file: File;
  size: { widthPx: number; heightPx: number };
  /** The moment to show, with the skeleton; null shows the start. */
  moment: LookMoment | null;
}

/** A still of the chosen video, with the skeleton over it. Far from the screen it holds its place alone: a list may have many. */
export function LookPicture({ file, size: { widthPx, heightPx }, moment }: LookPictureProps) {
  const { ref, isNear } = useIsNear();
  const isUpright = heightPx >= widthPx;
  return (
    <div
      ref={ref}
      className={`relative shrink-0 self-start overflow-hidden rounded-control bg-night ${isUpright ? 'w-32' : 'w-full'}`}
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      {isNear && <Still file={file} moment={moment} />}
    </div>
  );
}

/** The video where it has sought its place, and the skeleton once it is found. */
function Still({ file, moment }: Pick<LookPictureProps, 'file' | 'moment'>) {
  const url = useObjectUrl(file);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const timeS = moment?.timeS ?? null;

  const [shownS, setShownS] = useState(0);
  const isShown = timeS !== null && Math.abs(shownS - timeS) < samePlaceS;

  useEffect(() => {
    if (!video || !url) return;
    video.src = `${url}#t=0.001`;
    return () => freeVideo(video);
  }, [video, url]);
  useEffect(() => {
    if (video && url && timeS !== null) video.currentTime = timeS;
  }, [video, url, timeS]);
  useEffect(() => {
    const surface = canvas.current;
    const context = surface?.getContext('2d');
    if (!surface || !context) return;
    surface.width = surface.clientWidth * window.devicePixelRatio;
    surface.height = surface.clientHeight * window.devicePixelRatio;
    if (!moment?.landmarks) return;
    drawBones(context, moment.landmarks, window.devicePixelRatio);
    drawJoints(context, moment.landmarks, window.devicePixelRatio);
  }, [moment]);

  return (
    <>
      <video
        ref={setVideo}
        muted
        playsInline
        preload="auto"
        tabIndex={-1}
        aria-hidden
        className="size-full"
        onSeeked={({ currentTarget }) => setShownS(currentTarget.currentTime)}
      />
      <canvas ref={canvas} aria-hidden className={`absolute inset-0 size-full ${isShown ? '' : 'invisible'}`} />
    </>
  );
}

/** Frees the decoder of a video that has left the page; otherwise the browser does so some time later. */
function freeVideo(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}
