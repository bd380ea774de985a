import { type SwingEvents, swingEventNames } from '@trueswing/contracts';
import { swingEventLabels } from './swing-event-labels.ts';

interface SwingTimelineProps {
  events: SwingEvents;
  durationS: number;
  shownS: number;
  frameS: number;
  onSeek(timeS: number): void;
}

/** A slider through the swing, with a mark at each event. */
export function SwingTimeline({ events, durationS, shownS, frameS, onSeek }: SwingTimelineProps) {
  const percent = (timeS: number) => `${Math.min(100, (timeS / durationS) * 100)}%`;
  const shownEvent = swingEventNames.find((name) => Math.abs(events[name].timeS - shownS) < frameS * 0.6);
  return (
    <div className="relative h-11 has-focus-visible:outline-3 has-focus-visible:outline-flag">
      <div className="absolute inset-x-0 top-5 h-1 rounded-full bg-on-night/25" />
      <div className="absolute top-5 left-0 h-1 rounded-full bg-flag" style={{ width: percent(shownS) }} />
      {swingEventNames.map((name) => (
        <div
          key={name}
          aria-hidden
          className={`absolute -translate-x-1/2 rounded-full ${name === 'top' || name === 'impact' ? 'top-3 h-5 w-1 bg-on-night' : 'top-4 h-3 w-0.5 bg-on-night/70'}`}
          style={{ left: percent(events[name].timeS) }}
        />
      ))}
      <div
        aria-hidden
        className="absolute top-2.5 size-6 -translate-x-1/2 rounded-full border-4 border-night bg-flag"
        style={{ left: percent(shownS) }}
      />
      <input
        type="range"
        aria-label="Position in the video"
        aria-valuetext={`${shownS.toFixed(2)} s${shownEvent ? `, ${swingEventLabels[shownEvent]}` : ''}`}
        min={0}
        max={durationS}
        step={frameS}
        value={shownS}
        onChange={(event) => onSeek(Number(event.target.value))}
        className="absolute -inset-x-3 top-0 h-11 cursor-pointer opacity-0"
      />
    </div>
  );
}
