import {
  isInVideo,
  type MovedEvents,
  type PoseTrack,
  type SwingEvent,
  type SwingEventName,
  type SwingEvents,
  swingEventNames,
} from '@trueswing/contracts';
import { risingFrames } from '../1-track/body-series.ts';

export type MoveEventsOutcome = { readonly ok: true; readonly events: SwingEvents } | MoveRejection;

/** Why an event cannot be moved there. */
export interface MoveRejection {
  readonly ok: false;
  readonly code: 'key-frame-outside-film' | 'key-frames-out-of-order';
  readonly event: SwingEventName;
}

/**
 * Moves events to the frames that the golfer chose. All others go back to where they were detected. An event beyond the video is also
 * moved where it is set to the frame that it carries, the last one with a pose. A moved event lies
 * after the one before it and before the one after it that the video shows, on a frame in which the pose model looked for the golfer.
 */
export function moveEvents(events: SwingEvents, moves: MovedEvents, track: PoseTrack): MoveEventsOutcome {
  const timesS = new Map(risingFrames(track.frames).map(({ frame, timeS }) => [frame, timeS]));
  const moved: Partial<SwingEvents> = {};
  for (const name of swingEventNames) {
    const detected = detectedEvent(events[name]);
    const frame = moves[name] ?? detected.frame;
    const timeS = timesS.get(frame);
    const isKept = frame === detected.frame && (isInVideo(detected) || moves[name] === undefined);
    if (isKept) moved[name] = detected;
    else if (timeS === undefined) return { ok: false, code: 'key-frame-outside-film', event: name };
    else moved[name] = { frame, timeS, confidence: 1, detected };
  }
  const whole = moved as SwingEvents; // all eight
  const event = swingEventNames.find((name, i) => isMoved(whole[name]) && !isInOrder(whole, i));
  return event ? { ok: false, code: 'key-frames-out-of-order', event } : { ok: true, events: whole };
}

/** An event as it was detected, also where the golfer moved it. */
export const detectedEvent = ({ detected, ...event }: SwingEvent): SwingEvent => detected ?? event;

/** All eight events as they were detected. */
export const detectedEvents = (events: SwingEvents): SwingEvents =>
  Object.fromEntries(swingEventNames.map((name) => [name, detectedEvent(events[name])])) as Record<
    SwingEventName,
    SwingEvent
  >;

export const isMoved = ({ detected }: SwingEvent): boolean => detected !== undefined;

/** The events that the golfer moved, with their frames. */
export const movesOf = (events: SwingEvents): MovedEvents =>
  Object.fromEntries(swingEventNames.filter((name) => isMoved(events[name])).map((name) => [name, events[name].frame]));

function isInOrder(events: SwingEvents, i: number): boolean {
  const framesOf = (names: readonly SwingEventName[]) =>
    names.filter((name) => isInVideo(events[name])).map((name) => events[name].frame);
  const [frame = Number.NaN] = framesOf(swingEventNames.slice(i, i + 1));
  const before = framesOf(swingEventNames.slice(0, i)).at(-1) ?? Number.NEGATIVE_INFINITY;
  const [after = Number.POSITIVE_INFINITY] = framesOf(swingEventNames.slice(i + 1));
  return before < frame && frame < after;
}
