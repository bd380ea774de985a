import { isInVideo, type SwingEventName, type SwingEvents, swingEventNames } from '@trueswing/contracts';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { timelineScale } from '../geometry/timeline-scale.ts';
import { GolferStill } from '../video/golfer-still.tsx';
import type { SwingVideo } from '../video/swing-video.ts';
import { swingEventLabels } from './swing-event-labels.ts';
import { useDrag } from './use-drag.ts';

/** Moves the thumb without rendering: it moves with every frame of the video. */
export interface EventTrackHandle {
  show(timeS: number, text: string): void;
}

interface EventTrackProps {
  events: SwingEvents;
  durationS: number;
  /** Its stills are shown as previews: none of an event that the golfer moved. */
  video: SwingVideo;
  shown: SwingEventName | null;
  ref: Ref<EventTrackHandle>;
  onSeek(timeS: number): void;
  onEvent(name: SwingEventName): void;
}

/**
 * The eight events as marks on the timeline. A tap on one shows it; a drag moves through the swing. An event that the video does not
 * show keeps its place without a mark, so that the others stay where golfers know them.
 */
export function EventTrack({ events, durationS, video, shown, ref, onSeek, onEvent }: EventTrackProps) {
  const missing = swingEventNames.filter((name) => !isInVideo(events[name])).map((name) => swingEventLabels[name]);
  const thumb = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [previewed, setPreviewed] = useState<SwingEventName | null>(null);
  const scale = useMemo(() => timelineScale(events, durationS), [events, durationS]);
  const drag = useDrag({
    onStart: () => setPreviewed(null),
    onDrag: ({ share }) => onSeek(scale.toTimeS(share)),
  });
  useImperativeHandle(
    ref,
    () => ({
      show: (timeS, text) => {
        const share = scale.toShare(timeS);
        if (thumb.current) thumb.current.style.left = `${share * 100}%`;
        if (!slider.current) return;
        slider.current.value = String(share);
        slider.current.setAttribute('aria-valuetext', text);
      },
    }),
    [scale],
  );
  return (
    <div
      {...drag}
      className="relative touch-pan-y rounded-lg select-none has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-flag"
    >
      <input
        ref={slider}
        type="range"
        aria-label="Position in the video"
        min={0}
        max={1}
        step="any"
        defaultValue={0}
        onChange={(event) => onSeek(scale.toTimeS(Number(event.target.value)))}
        className="sr-only"
      />
      <div aria-hidden className="absolute inset-x-0 top-3 h-1 rounded-full bg-on-night/30" />
      <ul aria-label="Moments of the swing" className="grid grid-cols-8">
        {swingEventNames.map((name) => (
          <li key={name} className="relative">
            {previewed === name && video.keyFrameUrls?.[name] && (
              <GolferStill
                src={video.keyFrameUrls[name]}
                video={video}
                event={name}
                ratio={{ widthPx: 80, heightPx: 112 }}
                className="pointer-events-none absolute! bottom-full left-1/2 z-10 h-28 w-20 -translate-x-1/2 rounded-lg border-2 border-flag bg-night in-[li:first-child]:left-0 in-[li:first-child]:translate-x-0 in-[li:last-child]:right-0 in-[li:last-child]:left-auto in-[li:last-child]:translate-x-0"
              />
            )}
            <button
              type="button"
              data-event={name}
              disabled={!isInVideo(events[name])}
              aria-label={isInVideo(events[name]) ? undefined : `${swingEventLabels[name]}, not seen`}
              aria-pressed={name === shown}
              onClick={() => {
                setPreviewed(null);
                onEvent(name);
              }}
              onPointerEnter={() => setPreviewed(name)}
              onPointerLeave={() => setPreviewed(null)}
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && setPreviewed(name)}
              onBlur={() => setPreviewed(null)}
              className="relative flex min-h-12 w-full flex-col items-center justify-end pb-0.5 text-xs leading-none font-semibold whitespace-nowrap text-on-night [font-stretch:66%] before:absolute before:top-1.75 before:h-3.5 before:w-1 before:rounded-full before:bg-on-night aria-pressed:text-flag disabled:text-on-night/60 disabled:before:hidden"
            >
              {swingEventLabels[name]}
            </button>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p aria-hidden className="pt-1 text-right text-xs text-on-night/80">
          {`${missing.join(' and ')}: not seen`}
        </p>
      )}
      <div
        ref={thumb}
        aria-hidden
        data-testid="thumb"
        className="pointer-events-none absolute top-1 size-5 -translate-x-1/2 rounded-full border-3 border-night bg-flag"
      />
    </div>
  );
}
