import { LoaderCircle, Play, VideoOff } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

export type VideoState = 'loading' | 'ready' | 'failed';

interface VideoOverlayProps {
  state: VideoState;
  /** Whether the golfer has used the player; until then a sign shows that the picture can be tapped. */
  isUsed: boolean;
  onRetry(): void;
}

/** The layer over the video: a spinner, a failure with a retry button, or the play sign. */
export function VideoOverlay({ state, isUsed, onRetry }: VideoOverlayProps) {
  if (state === 'failed') {
    return (
      <div
        role="alert"
        className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-night/90 p-6 text-center text-on-night"
      >
        <VideoOff aria-hidden className="size-9" />
        <p>This video could not be played. Your numbers below do not need it.</p>
        <Button kind="flag" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    );
  }
  if (state === 'loading') {
    return (
      // The keys keep React from reusing one element for both, which would count as a layout shift.
      <div
        key="wait"
        role="status"
        className="pointer-events-none absolute inset-0 grid place-items-center text-on-night"
      >
        <span className="sr-only">Loading the video...</span>
        <LoaderCircle aria-hidden className="size-12 animate-spin rounded-full bg-night/60 p-2" />
      </div>
    );
  }
  // On a phone the controls are below the fold: the sign shows that the picture itself can be tapped.
  if (isUsed) return null;
  return (
    <div
      key="play"
      aria-hidden
      className="pointer-events-none absolute right-3 bottom-3 grid size-14 place-items-center rounded-full bg-flag text-on-flag"
    >
      <Play className="size-7 fill-current" />
    </div>
  );
}
