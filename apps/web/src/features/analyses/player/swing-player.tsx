import { useQuery } from '@tanstack/react-query';
import {
  type SwingAnalysis,
  type SwingEventName,
  swingEventNames,
  type VideoView,
  type ViewAnalysis,
} from '@trueswing/contracts';
import { type RefObject, useRef, useState } from 'react';
import { EventStrip } from './event-strip.tsx';
import { useOfferedPlayer } from './film-control.tsx';
import { landmarksQuery } from './landmarks.queries.ts';
import { type PlaybackSpeed, PlayerControls } from './player-controls.tsx';
import { timeInFrame, timeOfNeighbor } from './seek-times.ts';
import { SwingTimeline } from './swing-timeline.tsx';
import { useSkeleton } from './use-skeleton.ts';
import { VideoOverlay, type VideoState } from './video-overlay.tsx';

interface SwingPlayerProps {
  label: string;
  /** The slot that the video was uploaded to. */
  slot: VideoView;
  videoUrl: string;
  posterUrl: string | null;
  /** null where there are none. */
  landmarksUrl: string | null;
  keyFrameUrls: SwingAnalysis['faceOnKeyFrameUrls'];
  view: ViewAnalysis;
}

/** The golfer's video with the skeleton of the shown frame, frame stepping, and a jump to each event. */
export function SwingPlayer({ label, slot, videoUrl, posterUrl, landmarksUrl, keyFrameUrls, view }: SwingPlayerProps) {
  const section = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data: track, isError: isSkeletonMissing } = useQuery({
    ...landmarksQuery(landmarksUrl ?? ''),
    enabled: landmarksUrl !== null,
  });
  const [state, setState] = useState<VideoState>('loading');
  const [isPlaying, setIsPlaying] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [speed, setSpeed] = useState<PlaybackSpeed>(1);
  const [hasSkeleton, setHasSkeleton] = useState(true);
  const { fps, frames } = view.timeBase;
  const shownS = useSkeleton({ video, canvas, track, fps, isVisible: hasSkeleton });
  // The size is known before the video loads, so that nothing moves. Old analyses take it from the landmarks.
  const { widthPx, heightPx } = { ...track, ...view };
  const ratio = widthPx && heightPx ? widthPx / heightPx : 9 / 16;

  // Scrolls so that the golfer and the controls are visible together: only the sky at the top leaves the screen.
  const scrollToVideo = (controls: RefObject<HTMLElement | null>) => {
    setIsUsed(true);
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    controls.current?.scrollIntoView({ block: 'end', behavior: isReduced ? 'auto' : 'smooth' });
  };
  const seek = (timeS: number) => {
    const player = video.current;
    if (!player) return;
    player.pause();
    player.currentTime = timeS;
  };
  const seekToEvent = (name: SwingEventName) => seek(timeInFrame(view.events[name].timeS, fps));
  const playOrPause = () => {
    const player = video.current;
    // The error event reports a video that cannot be played.
    if (player?.paused) player.play().catch(() => setIsPlaying(false));
    else player?.pause();
  };
  const retry = () => {
    setState('loading');
    video.current?.load();
  };
  const shownEvent = swingEventNames.find(
    (name) => shownS !== null && Math.abs(view.events[name].timeS - shownS) < 0.5 / fps,
  );

  useOfferedPlayer(slot, (name) => {
    scrollToVideo(section);
    seekToEvent(name);
  });

  return (
    <section ref={section} aria-label={label} className="-mx-4 bg-night text-on-night">
      <div className="relative mx-auto" style={{ width: `min(100%, calc(75vh * ${ratio}))`, aspectRatio: ratio }}>
        <video
          ref={video}
          src={videoUrl}
          poster={posterUrl ?? undefined}
          className="size-full"
          playsInline
          muted
          preload="auto"
          onClick={playOrPause}
          onLoadedMetadata={(event) => {
            event.currentTarget.playbackRate = speed;
            // The poster shows impact; the video starts at address, so that the skeleton has a frame.
            seekToEvent('address');
          }}
          onPlay={() => {
            setIsPlaying(true);
            setIsUsed(true);
          }}
          onPause={() => setIsPlaying(false)}
          onWaiting={(event) => !event.currentTarget.paused && setState('loading')}
          onPlaying={() => setState('ready')}
          onCanPlay={() => setState('ready')}
          onError={() => setState('failed')}
        />
        <canvas
          ref={canvas}
          aria-hidden
          data-testid="skeleton"
          className="pointer-events-none absolute inset-0 size-full"
        />
        <VideoOverlay state={state} isUsed={isUsed} onRetry={retry} />
      </div>
      <div className="px-4 pb-4">
        <div ref={bar} className="flex flex-col gap-1">
          <SwingTimeline
            events={view.events}
            durationS={frames / fps}
            shownS={shownS ?? 0}
            frameS={1 / fps}
            onSeek={(timeS) => seek(timeInFrame(timeS, fps))}
          />
          <PlayerControls
            isPlaying={isPlaying}
            onPlayOrPause={() => {
              scrollToVideo(bar);
              playOrPause();
            }}
            onStep={(direction) => {
              scrollToVideo(bar);
              seek(timeOfNeighbor(shownS ?? 0, fps, direction));
            }}
            speed={speed}
            onSpeed={(next) => {
              setSpeed(next);
              if (video.current) video.current.playbackRate = next;
            }}
            hasSkeleton={hasSkeleton}
            onSkeleton={setHasSkeleton}
          />
        </div>
        <EventStrip
          keyFrameUrls={keyFrameUrls}
          shown={shownEvent}
          onSeek={(name) => {
            scrollToVideo(section);
            seekToEvent(name);
          }}
        />
        {isSkeletonMissing && (
          <p role="status" className="mt-1 text-sm">
            The skeleton could not be loaded: the video plays without it.
          </p>
        )}
      </div>
    </section>
  );
}
