import type { Handedness, SwingEvents } from '@trueswing/contracts';
import { at, type BodySeries } from '../track/body-series.ts';
import { toHandPath } from '../track/hand-path.ts';
import type { ViewReading } from './classify-view.ts';

/** The hands must have moved aside by this much, in trunk lengths, for the motion to tell the golfer's hand. */
const clearMove = 0.35;

/**
 * Which hand the golfer plays, from the motion: face-on a right-hander's hands go to the picture's left in the
 * backswing; down-the-line the toes tell. null when the picture does not say clearly.
 */
export function readHandedness(body: BodySeries, events: SwingEvents, reading: ViewReading): Handedness | null {
  if (reading.view !== 'face-on') return reading.facing;
  const path = toHandPath(body, 0);
  const sample = (frame: number) => Math.max(0, body.frames.indexOf(frame));
  const from = at(path.x, sample(events.address.frame));
  const aside = at(path.x, sample(events.midBackswing.frame)) - from;
  if (Math.abs(aside) < clearMove) return null;
  return aside < 0 ? 'right' : 'left';
}
