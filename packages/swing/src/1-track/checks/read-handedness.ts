import type { Handedness, SwingEvents } from '@trueswing/contracts';
import { at, type BodySeries } from '../body-series.ts';
import { toHandPath } from '../hand-path.ts';
import type { ViewReading } from './classify-view.ts';

/** Minimum sideways movement of the hands, in trunk lengths, that decides the handedness. */
const clearMove = 0.35;

/**
 * The golfer's handedness from the motion: face-on a right-hander's hands move to the picture's left in the backswing;
 * down-the-line the toes decide. null if unclear.
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
