import { eventsInVideo, type SwingEventName, type ViewAnalysis } from '@trueswing/contracts';

/** The event whose frame is the one at a time; null between the events. */
export const eventAt = ({ events, timeBase }: ViewAnalysis, timeS: number): SwingEventName | null =>
  eventsInVideo(events).find((name) => Math.abs(events[name].timeS - timeS) < 0.5 / timeBase.fps) ?? null;
