import type { MeasurementName } from '@trueswing/contracts';
import { hasNumber } from '../../../3-measure/measured-swing.ts';
import { isTurn } from '../../targets/mobility-scales.ts';
import type { MeasuredVideo } from '../compare-measurement.ts';
import { readingOf, reasonAgainst } from './comparable-readings.ts';
import { judgeProgress, openProgress, type Progress } from './judge-progress.ts';

/** A swing with the time at which it was uploaded. */
export type DatedVideo = MeasuredVideo & { readonly atMs: number };

/**
 * Judges a measurement over a golfer's swings, in any order. Those are used that can be compared with the newest one: with its
 * club, measured by its version, filmed alike from the same views.
 */
export function measurementProgress(name: MeasurementName, swings: readonly DatedVideo[]): Progress {
  const measured = swings
    .flatMap((swing) => {
      const measurement = swing.measurements[name];
      return hasNumber(measurement) ? [{ ...swing, measured: measurement }] : [];
    })
    .sort((one, other) => one.atMs - other.atMs);
  const newest = measured.at(-1);
  if (!newest) return openProgress('none', undefined, 'attempts');
  const others = measured.filter((swing) => swing !== newest && swing.club === newest.club);
  const readings = [...others.filter((swing) => reasonAgainst(name, swing, newest) === null), newest].map((swing) =>
    readingOf(name, swing),
  );
  if (readings.length > 1)
    return judgeProgress(readings, { atMost: isTurn(name) ? 'real' : 'likely', each: 'attempts' });
  const last = others.at(-1);
  const reason = (last && reasonAgainst(name, last, newest)) ?? 'only-one';
  return openProgress(reason, readings[0], 'attempts');
}
