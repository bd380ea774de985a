import { Play } from 'lucide-react';
import { swingEventLabels } from '../player/controls/swing-event-labels.ts';
import { GolferStill } from '../player/video/golfer-still.tsx';
import { useVideoControl } from '../player/video-control.tsx';
import type { Moment } from './moment-of.ts';

/** The still of a moment. A tap shows it in the video, after `onShow`, which closes the sheet that covers the video. */
export function KeyFrame({ moment, onShow }: { moment: Moment; onShow(): void }) {
  const { showEvent } = useVideoControl();
  const label = swingEventLabels[moment.event];
  return (
    <button
      type="button"
      aria-label={`Show ${label} in the video`}
      onClick={() => {
        onShow();
        showEvent(moment.event, moment.view);
      }}
      className="flex min-h-tap w-28 shrink-0 flex-col overflow-hidden rounded-control border border-edge bg-night text-left text-on-night"
    >
      {moment.stillUrl && (
        <GolferStill
          src={moment.stillUrl}
          video={moment.video}
          event={moment.event}
          ratio={{ widthPx: 112, heightPx: 168 }}
          className="h-42 w-full bg-on-night/10"
        />
      )}
      <span className="flex min-h-tap items-center gap-1.5 px-2.5 text-sm leading-tight font-semibold">
        <Play aria-hidden className="size-4 shrink-0 fill-current" />
        {label}
      </span>
    </button>
  );
}
