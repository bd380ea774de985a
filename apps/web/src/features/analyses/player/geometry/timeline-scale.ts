import { isInVideo, type SwingEvents, swingEventNames } from '@trueswing/contracts';

/** Where a time stands on the timeline, as a share of its width, and back. */
export interface TimelineScale {
  toShare(timeS: number): number;
  toTimeS(share: number): number;
}

/**
 * The scale of the timeline: the eight events stand evenly spaced, each in the middle of its eighth, and time runs evenly
 * between two of them. So each mark is as wide as a thumb, and the quarter second from the top to impact has as much room
 * as the rest. Marks and thumb use the same scale. An event that the video does not show has no mark.
 */
export function timelineScale(events: SwingEvents, durationS: number): TimelineScale {
  const count = swingEventNames.length;
  const knots = [
    { timeS: 0, share: 0 },
    ...swingEventNames.flatMap((name, index) =>
      isInVideo(events[name]) ? [{ timeS: events[name].timeS, share: (index + 0.5) / count }] : [],
    ),
    { timeS: durationS, share: 1 },
  ];
  const convert = (value: number, from: 'timeS' | 'share', to: 'timeS' | 'share'): number => {
    const next = Math.max(
      1,
      knots.findIndex((knot) => knot[from] >= value),
    );
    const [a, b] = value > (knots.at(-1)?.[from] ?? 0) ? knots.slice(-2) : [knots[next - 1], knots[next]];
    if (!a || !b) return 0;
    const span = b[from] - a[from];
    const way = span > 0 ? Math.min(1, Math.max(0, (value - a[from]) / span)) : 1;
    return a[to] + (b[to] - a[to]) * way;
  };
  return {
    toShare: (timeS) => convert(timeS, 'timeS', 'share'),
    toTimeS: (share) => convert(share, 'share', 'timeS'),
  };
}
