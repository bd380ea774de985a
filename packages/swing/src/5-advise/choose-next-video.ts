import type { Measurement, VideoView } from '@trueswing/contracts';
import { viewAskedFor } from '../3-measure/measured-swing.ts';
import { isTooWide, usualConfidence } from '../3-measure/turns/judge-turn.ts';
import { seenWell } from './verdict/action-gains.ts';

/** The video that would help: of the other view beside this one, of the same views, filmed better, of another swing, or slower. */
export type NextVideo = VideoView | 'better' | 'next-swing' | 'slow-motion';
/** A video that gives or narrows a number of the mobility card. More frames a second do not. */
export type DialVideo = Exclude<NextVideo, 'slow-motion'>;

/**
 * The one video that gives or narrows a value of the mobility card. `hasBothVideos`: the other view is there already, even if
 * this value does not rest on it, and is never asked for. A turn has less than the usual confidence in a video that is unlike those
 * of the calibration; the confidence of any other value is how well the golfer was seen. Null if no video would do better than this one.
 */
export function chooseNextVideo(measurement: Measurement | undefined, hasBothVideos: boolean): DialVideo | null {
  if (!measurement) return hasBothVideos ? 'better' : 'down-the-line';
  if ('withheld' in measurement) {
    // Both videos are good enough, and the turn of this swing is still uncertain.
    if (hasBothVideos) return isTooWide(measurement) ? 'next-swing' : 'better';
    return viewAskedFor(measurement) ?? (isTooWide(measurement) ? 'down-the-line' : 'better');
  }
  const isBadlySeen = measurement.confidence < (measurement.interval ? usualConfidence : seenWell);
  if (measurement.isWide && isBadlySeen) return 'better';
  if (!hasBothVideos && measurement.views === 'face-on') return 'down-the-line';
  if (!hasBothVideos && measurement.views === 'down-the-line') return 'face-on';
  if (isBadlySeen) return 'better';
  return measurement.isWide ? 'next-swing' : null;
}
