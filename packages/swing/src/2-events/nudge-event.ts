import {
  isInVideo,
  type PoseTrack,
  type SwingEventName,
  type SwingEvents,
  swingEventNames,
} from '@trueswing/contracts';
import { risingFrames } from '../1-track/body-series.ts';

/**
 * The frame that is so many analyzed frames later (earlier: negative), or the last one on the way there that is still
 * between the neighbors of the event that the video shows; null when it cannot move that way. An event beyond the video first moves
 * back to the frame that it carries, the last one with a pose.
 */
export function nudgeEvent(events: SwingEvents, name: SwingEventName, by: number, track: PoseTrack): number | null {
  const place = swingEventNames.indexOf(name);
  const shown = (neighbor: SwingEventName) => isInVideo(events[neighbor]);
  const frameOf = (neighbor: SwingEventName | undefined, outside: number) =>
    neighbor ? events[neighbor].frame : outside;
  const after = frameOf(swingEventNames.slice(0, place).findLast(shown), Number.NEGATIVE_INFINITY);
  const before = frameOf(swingEventNames.slice(place + 1).find(shown), Number.POSITIVE_INFINITY);
  const { frame } = events[name];
  const isBefore = (each: number) => (shown(name) ? each < frame : each <= frame);
  const free = risingFrames(track.frames)
    .map((pose) => pose.frame)
    .filter((each) => each > after && each < before && (by > 0 ? each > frame : isBefore(each)));
  const onTheWay = by > 0 ? free : free.toReversed();
  return onTheWay[Math.min(Math.abs(by), onTheWay.length) - 1] ?? null;
}
