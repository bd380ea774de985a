import { useQuery } from '@tanstack/react-query';
import { type SwingEventName, swingEventNames, type ViewAnalysis } from '@trueswing/contracts';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { landmarksQuery } from './analyses.queries.ts';
import { momentInFrame, momentOfNeighbour } from './find-frame.ts';
import { type PlaybackSpeed, PlayerControls } from './player-controls.tsx';
import { swingEventLabels } from './swing-event-labels.ts';
import { SwingTimeline } from './swing-timeline.tsx';
import { useSkeleton } from './use-skeleton.ts';

interface SwingPlayerProps {
  label: string;
  videoUrl: string;
  posterUrl: string | null;
  landmarksUrl: string | null;
  view: ViewAnalysis;
}

/** The golfer's video with the skeleton on the frame that is shown, frame by frame, and a jump to each event. */
export function SwingPlayer({ label, videoUrl, posterUrl, landmarksUrl, view }: SwingPlayerProps) {
  const section = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data: track } = useQuery({ ...landmarksQuery(landmarksUrl ?? ''), enabled: landmarksUrl !== null });
  const [isPlaying, setIsPlaying] = useState(false);
  const [isWorked, setIsWorked] = useState(false);
  const [speed, setSpeed] = useState<PlaybackSpeed>(1);
  const [hasSkeleton, setHasSkeleton] = useState(true);
  const { fps, frames } = view.timeBase;
  const shownS = useSkeleton({ video, canvas, track, fps, isVisible: hasSkeleton });
  // The size is known before anything has loaded, so that nothing moves. An old analysis knows that of its source only.
  const { widthPx, heightPx } = { ...track, ...view };
  const ratio = widthPx && heightPx ? widthPx / heightPx : 9 / 16;

  // Whoever works the controls sees the golfer too: only sky leaves the screen, at the top.
  const keepInSight = () => {
    setIsWorked(true);
    section.current?.scrollIntoView({ block: 'end', behavior: 'smooth' });
  };
  const seek = (timeS: number) => {
    const player = video.current;
    if (!player) return;
    player.pause();
    player.currentTime = timeS;
  };
  const seekToEvent = (name: SwingEventName) => seek(momentInFrame(view.events[name].timeS, fps));
  const playOrPause = () => {
    const player = video.current;
    if (player?.paused) void player.play();
    else player?.pause();
  };
  const isShown = (name: SwingEventName) => shownS !== null && Math.abs(view.events[name].timeS - shownS) < 0.5 / fps;

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
            // The poster shows impact; the skeleton begins where the swing does, on a frame of the video.
            seekToEvent('address');
          }}
          onPlay={() => {
            setIsPlaying(true);
            setIsWorked(true);
          }}
          onPause={() => setIsPlaying(false)}
        />
        <canvas
          ref={canvas}
          aria-hidden
          data-testid="skeleton"
          className="pointer-events-none absolute inset-0 size-full"
        />
        {/* On a phone the controls begin below the fold: says that the picture itself can be tapped. */}
        {!isWorked && (
          <div
            aria-hidden
            className="pointer-events-none absolute right-3 bottom-3 grid size-14 place-items-center rounded-full bg-flag text-on-flag"
          >
            <Play className="size-7 fill-current" />
          </div>
        )}
      </div>
      <div className="flex flex-col gap-1 px-4 pb-4">
        <SwingTimeline
          events={view.events}
          durationS={frames / fps}
          shownS={shownS ?? 0}
          frameS={1 / fps}
          onSeek={(timeS) => seek(momentInFrame(timeS, fps))}
        />
        <PlayerControls
          isPlaying={isPlaying}
          onPlayOrPause={() => {
            keepInSight();
            playOrPause();
          }}
          onStep={(direction) => {
            keepInSight();
            seek(momentOfNeighbour(shownS ?? 0, fps, direction));
          }}
          speed={speed}
          onSpeed={(next) => {
            setSpeed(next);
            if (video.current) video.current.playbackRate = next;
          }}
          hasSkeleton={hasSkeleton}
          onSkeleton={setHasSkeleton}
        />
        <div className="mt-2 grid grid-cols-4 gap-2">
          {swingEventNames.map((name) => (
            <button
              type="button"
              key={name}
              aria-pressed={isShown(name)}
              onClick={() => {
                keepInSight();
                seekToEvent(name);
              }}
              className="min-h-11 rounded-lg border border-on-night/30 text-[0.85rem] font-semibold [font-stretch:92%] aria-pressed:border-flag aria-pressed:bg-flag aria-pressed:text-on-flag"
            >
              {swingEventLabels[name]}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
