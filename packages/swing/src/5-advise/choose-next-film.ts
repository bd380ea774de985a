import type { Measurement, VideoView } from '@trueswing/contracts';
import { viewAskedFor } from '../3-measure/measured-swing.ts';
import { isTooWide } from '../3-measure/turns/judge-turn.ts';

/** The video that would help: of the other view beside this one, of the same views, filmed better, of another swing, or slower. */
export type NextFilm = VideoView | 'better' | 'next-swing' | 'slow-motion';

/** Turns of a film like those of the calibration have this confidence; a film that is unlike them has less. */
const usualConfidence = 0.9;

/**
 * The one film that gives or narrows a value of the mobility card. `hasBothFilms`: the other view is there already, even if
 * this value does not rest on it, and is never asked for. Null if no film would do better than this one.
 */
export function chooseNextFilm(measurement: Measurement | undefined, hasBothFilms: boolean): NextFilm | null {
  if (!measurement) return hasBothFilms ? 'better' : 'down-the-line';
  if ('withheld' in measurement) {
    // Both films are good enough, and the turn of this swing is still uncertain.
    if (hasBothFilms) return isTooWide(measurement) ? 'next-swing' : 'better';
    return viewAskedFor(measurement) ?? (isTooWide(measurement) ? 'down-the-line' : 'better');
  }
  if (!hasBothFilms && measurement.views === 'face-on') return 'down-the-line';
  if (!hasBothFilms && measurement.views === 'down-the-line') return 'face-on';
  return measurement.confidence < usualConfidence ? 'better' : null;
}
