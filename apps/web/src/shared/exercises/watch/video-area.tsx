import type { VideoEmbed } from '@trueswing/contracts';
import { LoaderCircle, Play, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ShownExercise } from '../figures/figure-of-exercise.ts';
import { PausableFigure } from '../figures/pausable-figure.tsx';

interface VideoAreaProps {
  exercise: ShownExercise;
  /** Undefined while it loads; null if the golfer may not watch. */
  embed: VideoEmbed | null | undefined;
  isFailed: boolean;
}

/** The player, or the figure of the movement in its place. It keeps its size, so that nothing below moves. */
export function VideoArea({ exercise, embed, isFailed }: VideoAreaProps) {
  if (embed?.embedUrl) return <Player title={embed.title} embedUrl={embed.embedUrl} />;
  if (embed) return <WatchLink exercise={exercise} watchUrl={embed.watchUrl} hasVideo={embed.videoUrl !== null} />;
  return (
    <Stage exercise={exercise}>
      {embed === undefined && !isFailed ? (
        <LoadingNote />
      ) : (
        <p className="flex min-h-12 items-center">Video will load here</p>
      )}
    </Stage>
  );
}

function Player({ title, embedUrl }: { title: string; embedUrl: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div className="relative aspect-video w-full shrink-0 overflow-hidden rounded-control bg-night text-on-night">
      {!isLoaded && <LoadingNote />}
      <iframe
        src={embedUrl}
        title={title}
        allow="encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setIsLoaded(true)}
        className="absolute inset-0 size-full"
      />
    </div>
  );
}

interface WatchLinkProps {
  exercise: ShownExercise;
  watchUrl: string;
  /** Otherwise the link searches for the exercise. */
  hasVideo: boolean;
}

/** The figure as a thumbnail that opens the video, or a search where there is none. */
function WatchLink({ exercise, watchUrl, hasVideo }: WatchLinkProps) {
  const Icon = hasVideo ? Play : Search;
  return (
    <Stage exercise={exercise}>
      {/* The link covers the whole thumbnail. */}
      <a
        href={watchUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="group flex items-center gap-3 px-4 after:absolute after:inset-0 after:rounded-control"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-flag text-on-flag">
          <Icon aria-hidden className={hasVideo ? 'ml-0.5 size-6 fill-current' : 'size-6'} />
        </span>
        <span className="flex flex-col">
          <span className="font-semibold text-fairway group-hover:underline">
            {hasVideo ? 'Click to watch on YouTube' : 'Search on YouTube'}
          </span>
          <span className="text-sm text-muted">Opens in new tab</span>
        </span>
      </a>
    </Stage>
  );
}

function Stage({ exercise, children }: { exercise: ShownExercise; children: ReactNode }) {
  return (
    <div className="relative flex w-full shrink-0 flex-col items-center rounded-control bg-fairway-tint pb-3">
      <PausableFigure exercise={exercise} className="w-60 short:w-48" />
      {children}
    </div>
  );
}

function LoadingNote() {
  return (
    <p role="status" className="flex min-h-12 items-center justify-center gap-2">
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      Loading video...
    </p>
  );
}
