import { type SwingEvent, type SwingEventName, type SwingEvents, swingEventNames } from './swing-measurements.ts';

export const isInVideo = ({ isBeyondVideo }: SwingEvent): boolean => isBeyondVideo === undefined;

/** The events that the video shows, in order of time. */
export const eventsInVideo = (events: SwingEvents): SwingEventName[] =>
  swingEventNames.filter((name) => isInVideo(events[name]));
