import { useQuery } from '@tanstack/react-query';
import type { SwingEventName, ViewAnalysis } from '@trueswing/contracts';
import { Pause, PersonStanding, Play, StepBack, StepForward } from 'lucide-react';
import { useRef, useState } from 'react';
import { landmarksQuery } from './analyses.queries.ts';
import { momentInFrame } from './find-frame.ts';
import { useSkeleton } from './use-skeleton.ts';

const eventLabels: Record<SwingEventName, string> = {
  address: 'Address',
  toeUp: 'Toe-up',
  midBackswing: 'Mid-back',
  top: 'Top',
  midDownswing: 'Mid-down',
  impact: 'Impact',
  midFollowThrough: 'Follow-through',
  finish: 'Finish',
};
const speeds = [1, 0.5, 0.25] as const;

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
  const [speed, setSpeed] = useState<number>(1);
  const [hasSkeleton, setHasSkeleton] = useState(true);
  const shown = useSkeleton(video, canvas, track, hasSkeleton);
  const ratio = track ? track.widthPx / track.heightPx : 9 / 16;

  const seek = (index: number) => {
    const player = video.current;
    if (!player || !track) return;
    player.pause();
    const last = track.frames.length - 1;
    player.currentTime = momentInFrame(track.frames, Math.min(last, Math.max(0, index)));
  };
  const toggle = () => {
    const player = video.current;
    if (!player) return;
    if (player.paused) void player.play();
    else player.pause();
  };
  const changeSpeed = () => {
    const next = speeds[(speeds.indexOf(speed as (typeof speeds)[number]) + 1) % speeds.length] ?? 1;
    setSpeed(next);
    if (video.current) video.current.playbackRate = next;
  };
  const frameOfEvent = (frame: number) => track?.frames.findIndex((each) => each.frame >= frame) ?? -1;
  const shownFrame = track?.frames[shown]?.frame;

  const overlayButton = 'grid size-12 shrink-0 place-items-center rounded-full bg-black/55 font-bold text-white';
  return (
    <section
      ref={section}
      aria-label={label}
      className="scroll-mt-20 overflow-hidden rounded-card border border-line bg-ink shadow-card"
    >
      <div className="relative mx-auto max-w-full" style={{ height: '75vh', aspectRatio: ratio }}>
        <video
          ref={video}
          src={videoUrl}
          poster={posterUrl ?? undefined}
          className="size-full object-contain"
          playsInline
          muted
          preload="auto"
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
        />
        <canvas
          ref={canvas}
          aria-hidden
          data-testid="skeleton"
          className="pointer-events-none absolute inset-0 size-full"
        />
        {/* The controls lie on the picture, so that the whole golfer stays in sight while a thumb works them. */}
        <div className="absolute inset-x-0 bottom-0 flex items-center justify-between px-3 pb-3">
          <button type="button" className={overlayButton} aria-label="Previous frame" onClick={() => seek(shown - 1)}>
            <StepBack aria-hidden className="size-6" />
          </button>
          <button
            type="button"
            className="grid size-16 place-items-center rounded-full bg-flag text-fairway-deep"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            onClick={toggle}
          >
            {isPlaying ? <Pause aria-hidden className="size-8" /> : <Play aria-hidden className="size-8" />}
          </button>
          <button type="button" className={overlayButton} aria-label="Next frame" onClick={() => seek(shown + 1)}>
            <StepForward aria-hidden className="size-6" />
          </button>
        </div>
        <div className="absolute inset-x-0 top-0 flex justify-between p-3">
          <button type="button" className={overlayButton} aria-label={`Speed ${speed}×`} onClick={changeSpeed}>
            {speed === 1 ? '1×' : speed === 0.5 ? '½×' : '¼×'}
          </button>
          <button
            type="button"
            className={`${overlayButton} aria-pressed:bg-flag aria-pressed:text-fairway-deep`}
            aria-label="Show skeleton"
            aria-pressed={hasSkeleton}
            onClick={() => setHasSkeleton(!hasSkeleton)}
          >
            <PersonStanding aria-hidden className="size-7" />
          </button>
        </div>
      </div>
      <div className="flex gap-2 overflow-x-auto bg-card p-3">
        {Object.entries(view.events).map(([name, event]) => (
          <button
            type="button"
            key={name}
            aria-pressed={shownFrame === event.frame}
            onClick={() => {
              seek(frameOfEvent(event.frame));
              section.current?.scrollIntoView({ block: 'nearest' });
            }}
            className="min-h-11 shrink-0 rounded-full border-2 border-line px-4 text-sm font-semibold aria-pressed:border-fairway aria-pressed:bg-fairway aria-pressed:text-white"
          >
            {eventLabels[name as SwingEventName]}
          </button>
        ))}
      </div>
    </section>
  );
}
