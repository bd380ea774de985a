import type { VideoView } from '@trueswing/contracts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { swingEventLabels } from './controls/swing-event-labels.ts';
import { eventAt } from './event-at.ts';

/** "Top" at the frame of an event, else "1.42 s"; with the view where both were filmed. */
export function nameMoment(details: FinishedDetails, { view, timeS }: { view: VideoView; timeS: number }): string {
  const video = (view === 'down-the-line' && details.downTheLine) || details.faceOn;
  const event = eventAt(video, timeS);
  const moment = event ? swingEventLabels[event] : `${timeS.toFixed(2)} s`;
  return details.downTheLine ? `${moment}, ${view}` : moment;
}
