import { type SwingAnalysis, type SwingEventName, swingEventNames } from '@trueswing/contracts';
import { useEffect, useRef } from 'react';
import { swingEventLabels } from './swing-event-labels.ts';

interface EventStripProps {
  /** A still image of each event, if there are any. */
  keyFrameUrls: SwingAnalysis['faceOnKeyFrameUrls'];
  shown: SwingEventName | undefined;
  onSeek(name: SwingEventName): void;
}

/** The eight events as a strip of pictures, or of names without pictures. Each seeks the video to its time. */
export function EventStrip({ keyFrameUrls, shown, onSeek }: EventStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Scrolls the strip only: the page must not move while the video plays.
    const button = shown && strip.current?.querySelector<HTMLElement>(`[data-event="${shown}"]`);
    if (strip.current && button)
      strip.current.scrollLeft = button.offsetLeft - (strip.current.clientWidth - button.offsetWidth) / 2;
  }, [shown]);
  const layout = keyFrameUrls
    ? '-mx-4 flex gap-2 overflow-x-auto px-4 pt-1 pb-2 motion-safe:scroll-smooth [scrollbar-width:thin]'
    : 'grid grid-cols-4 gap-2';
  return (
    <ul ref={strip} aria-label="Moments of the swing" className={`relative mt-2 ${layout}`}>
      {swingEventNames.map((name) => (
        <li key={name} className="shrink-0">
          <button
            type="button"
            data-event={name}
            aria-pressed={name === shown}
            onClick={() => onSeek(name)}
            className="flex min-h-tap w-full flex-col items-center justify-center overflow-hidden rounded-lg border-2 border-on-night/30 text-sm font-semibold [font-stretch:90%] aria-pressed:border-flag aria-pressed:bg-flag aria-pressed:text-on-flag"
          >
            {keyFrameUrls && (
              <img
                src={keyFrameUrls[name]}
                alt=""
                width={68}
                height={102}
                loading="lazy"
                className="h-24 w-17 bg-on-night/10 object-cover text-transparent"
              />
            )}
            <span className="py-1">{swingEventLabels[name]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
