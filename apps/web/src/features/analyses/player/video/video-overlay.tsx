import type { CoveredStage } from '@trueswing/domain';
import { CloudOff, LoaderCircle, VideoOff } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '../../../../ui/button.tsx';

export type VideoState = 'loading' | 'ready' | 'failed';

interface VideoOverlayProps {
  state: VideoState;
  /** It failed while the server could not be reached, and loads again when it can. */
  needsConnection: boolean;
  /** Parts of the video that the controls cover. */
  covered: CoveredStage;
  onRetry(): void;
}

/** The layer over the video: a spinner, or a failure with what comes next. The view choice lies above a failure (`data-failed`). */
export function VideoOverlay({ state, needsConnection, covered, onRetry }: VideoOverlayProps) {
  if (state === 'ready') return null;
  if (state === 'loading') {
    return (
      <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center text-on-night">
        <span className="sr-only">Loading the video...</span>
        <LoaderCircle aria-hidden className="size-12 animate-spin rounded-full bg-night/60 p-2" />
      </div>
    );
  }
  const Icon = needsConnection ? CloudOff : VideoOff;
  return (
    <div
      data-failed
      role="alert"
      style={betweenControls(covered)}
      className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-night/90 px-4 text-center text-sm text-on-night"
    >
      <Icon aria-hidden className="size-9 shrink-0" />
      {needsConnection ? (
        <p className="max-w-60 text-balance">
          The video needs a connection. It loads as soon as there is one. Your numbers are all here.
        </p>
      ) : (
        <>
          <p className="max-w-60 text-balance">This video could not be played. Your numbers do not need it.</p>
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
        </>
      )}
    </div>
  );
}

function betweenControls({ abovePx, belowPx, corners }: CoveredStage): CSSProperties {
  const cornersPx = corners ? Math.max(corners.left.heightPx, corners.right.heightPx) : 0;
  return { paddingTop: Math.max(abovePx, cornersPx), paddingBottom: belowPx };
}
