import { swingEventNames, type VideoView } from '@trueswing/contracts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { swingEventLabels } from './controls/swing-event-labels.ts';

/** "Top" at the frame of an event, else "1.42 s"; with the view where both were filmed. */
export function nameMoment(details: FinishedDetails, { view, timeS }: { view: VideoView; timeS: number }): string {
  const film = (view === 'down-the-line' && details.downTheLine) || details.faceOn;
  const { events, timeBase } = film;
  const event = swingEventNames.find((name) => Math.abs(events[name].timeS - timeS) < 0.5 / timeBase.fps);
  const moment = event ? swingEventLabels[event] : `${timeS.toFixed(2)} s`;
  return details.downTheLine ? `${moment}, ${view}` : moment;
}
