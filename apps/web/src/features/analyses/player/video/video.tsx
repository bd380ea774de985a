import { useQuery } from '@tanstack/react-query';
import { boxInPicture, boxOfDrawn, type CoveredStage, placeVideo, trackToDraw } from '@trueswing/domain';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useConnection } from '../../../../shared/api/use-connection.ts';
import { seekLatest } from '../../../../shared/video/seek-latest.ts';
import { labelSpaceOf } from '../geometry/label-space.ts';
import { useSize } from '../use-size.ts';
import { landmarksQuery } from './landmarks.queries.ts';
import { posterAt } from './poster-at.ts';
import type { SwingVideo } from './swing-video.ts';
import { type ShownFrame, useDrawnPose } from './use-drawn-pose.ts';
import { VideoOverlay, type VideoState } from './video-overlay.tsx';

/** Video as the player controls it. */
export interface VideoHandle {
  seek(timeS: number): void;
  play(rate: number): void;
  pause(): void;
}

interface VideoProps {
  video: SwingVideo;
  /** Where it opens, in seconds. */
  startS: number;
  hasSkeleton: boolean;
  /** Parts of it that the controls cover. Memoized: for a new one the video is placed again. */
  covered?: CoveredStage;
  ref: Ref<VideoHandle>;
  onFrame?(shown: ShownFrame): void;
  onPlay?(): void;
  onPause?(): void;
  onEnded?(): void;
}

/** `MEDIA_ERR_DECODE`. A file that could not be loaded has another code. */
const decodeErrorCode = 3;
const nothingCovered: CoveredStage = { abovePx: 0, belowPx: 0, corners: null };

/** One video, cropped to the golfer, with the pose of the shown frame over it. */
export function Video({ video, startS, hasSkeleton, covered = nothingCovered, ref, ...on }: VideoProps) {
  const stage = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<VideoState>('loading');
  const { landmarksUrl, view } = video;
  const {
    data: stored,
    isLoading: isTrackLoading,
    isError: isPoseMissing,
  } = useQuery({
    ...landmarksQuery(landmarksUrl ?? ''),
    enabled: landmarksUrl !== null,
  });
  const track = useMemo(() => stored && trackToDraw(stored, view), [stored, view]);
  // Old analyses take the size from the landmarks.
  const { widthPx = 720, heightPx = 1280 } = track ?? view;
  const size = useSize(stage);
  const box = useMemo(() => {
    if (view.golferBox) return boxInPicture(view.golferBox, { widthPx, heightPx });
    return (track && boxOfDrawn(track, view)) ?? { left: 0, top: 0, right: widthPx, bottom: heightPx };
  }, [track, view, widthPx, heightPx]);
  const [placed, space] = useMemo(() => {
    if (!size) return [null, null];
    const placement = placeVideo(size, { widthPx, heightPx }, box, covered);
    return [placement, labelSpaceOf(size, { widthPx, heightPx }, placement, covered)];
  }, [size, widthPx, heightPx, box, covered]);
  // It appears where it stays. Of an older analysis only the landmarks say where the golfer is.
  const isShown = placed !== null && (view.golferBox !== undefined || !isTrackLoading);
  useDrawnPose({
    element,
    canvas,
    track,
    video,
    startS,
    scale: placed?.scale ?? 0,
    space,
    isVisible: hasSkeleton,
    onFrame: on.onFrame,
  });
  const seek = useCallback((timeS: number) => {
    if (element.current) seekLatest(element.current, timeS);
  }, []);
  useImperativeHandle(
    ref,
    () => ({
      seek,
      play: (rate) => {
        const player = element.current;
        if (!player) return;
        player.playbackRate = rate;
        // The error event reports a video that cannot be played.
        player.play().catch(() => undefined);
      },
      pause: () => element.current?.pause(),
    }),
    [seek],
  );
  const retry = useCallback(() => {
    setState('loading');
    element.current?.load();
  }, []);
  const isAway = useConnection() !== 'there';
  const [needsConnection, setNeedsConnection] = useState(false);
  const fail = () => {
    // A video that arrived and cannot be decoded needs no connection.
    setNeedsConnection(isAway && element.current?.error?.code !== decodeErrorCode);
    setState('failed');
  };
  useEffect(() => {
    if (!isAway) return;
    return () => {
      if (element.current?.error) retry();
    };
  }, [isAway, retry]);
  return (
    <div ref={stage} className="relative h-full min-w-0 grow basis-0 overflow-hidden">
      <div
        data-arriving={isShown ? undefined : ''}
        className={`absolute top-0 left-0 origin-top-left ${isShown ? '' : 'opacity-0'}`}
        style={{
          width: widthPx,
          height: heightPx,
          transform: placed ? `translate(${placed.x}px, ${placed.y}px) scale(${placed.scale})` : undefined,
        }}
      >
        <video
          ref={element}
          // Not before the element is on the page: React may prepare it long before, and would miss the video's first events.
          src={size ? video.videoUrl : undefined}
          aria-label={`${video.label} video`}
          poster={posterAt(video, startS)}
          className="size-full max-w-none"
          playsInline
          muted
          preload="auto"
          onLoadedMetadata={() => seek(startS)}
          onPlay={on.onPlay}
          onPause={on.onPause}
          onEnded={on.onEnded}
          onWaiting={(event) => !event.currentTarget.paused && setState('loading')}
          onPlaying={() => setState('ready')}
          onCanPlay={() => setState('ready')}
          onError={fail}
        />
        <canvas
          ref={canvas}
          aria-hidden
          data-testid="skeleton"
          className="pointer-events-none absolute inset-0 size-full max-w-none"
        />
      </div>
      {isPoseMissing && state !== 'failed' && (
        <p role="status" className="absolute inset-x-2 top-16 rounded-lg bg-night/70 px-3 py-1.5 text-sm text-on-night">
          The skeleton could not be loaded: the video plays without it.
        </p>
      )}
      <VideoOverlay
        state={isShown || state === 'failed' ? state : 'loading'}
        needsConnection={needsConnection}
        covered={covered}
        onRetry={retry}
      />
    </div>
  );
}
