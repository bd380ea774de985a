import { LoaderCircle, VideoOff } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';

export type VideoState = 'loading' | 'ready' | 'failed';

interface VideoOverlayProps {
  state: VideoState;
  onRetry(): void;
}

/** The layer over the video: a spinner, or a failure with a retry button. */
export function VideoOverlay({ state, onRetry }: VideoOverlayProps) {
  if (state === 'failed') {
    return (
      <div
        role="alert"
        className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-night/90 p-6 pb-28 text-center text-on-night"
      >
        <VideoOff aria-hidden className="size-9" />
        <p>This video could not be played. Your numbers below do not need it.</p>
        <Button
          kind="flag"
          onClick={(event) => {
            // A tap on the video around it plays.
            event.stopPropagation();
            onRetry();
          }}
        >
          Try Again
        </Button>
      </div>
    );
  }
  if (state === 'ready') return null;
  return (
    <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center text-on-night">
      <span className="sr-only">Loading the video...</span>
      <LoaderCircle aria-hidden className="size-12 animate-spin rounded-full bg-night/60 p-2" />
    </div>
  );
}
