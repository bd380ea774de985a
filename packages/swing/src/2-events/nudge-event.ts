import { type PoseTrack, type SwingEventName, type SwingEvents, swingEventNames } from '@trueswing/contracts';
import { risingFrames } from '../1-track/body-series.ts';

/**
 * The frame that is so many analyzed frames later (earlier: negative), or the last one on the way there that is still
 * between the neighbors of the event. The event's own frame when it cannot move that way.
 */
export function nudgeEvent(events: SwingEvents, name: SwingEventName, by: number, track: PoseTrack): number {
  const place = swingEventNames.indexOf(name);
  const frameOf = (neighbor: SwingEventName | undefined, outside: number) =>
    neighbor ? events[neighbor].frame : outside;
  const after = frameOf(swingEventNames[place - 1], Number.NEGATIVE_INFINITY);
  const before = frameOf(swingEventNames[place + 1], Number.POSITIVE_INFINITY);
  const { frame } = events[name];
  const free = risingFrames(track.frames)
    .map((pose) => pose.frame)
    .filter((each) => each > after && each < before && (by > 0 ? each > frame : each < frame));
  const onTheWay = by > 0 ? free : free.toReversed();
  return onTheWay[Math.min(Math.abs(by), onTheWay.length) - 1] ?? frame;
}
