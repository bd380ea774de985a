import type { Measured, MeasurementName } from '@trueswing/contracts';
import { isMeasured } from '../../../3-measure/measured-swing.ts';
import { isTurn, type mobilityScales } from '../../targets/mobility-scales.ts';
import type { MeasuredVideo } from '../compare-measurement.ts';
import { repeatErrorOf } from '../compare-turns.ts';
import { isFilmedAlike } from '../is-filmed-alike.ts';
import { deviationsOf90, deviationWithSpread } from './assumed-spread.ts';
import { judgeProgress, type OpenReason, openProgress, type Progress, type ShownReading } from './judge-progress.ts';

/** A swing with the time at which it was uploaded. */
export type DatedVideo = MeasuredVideo & { readonly atMs: number };

type Turn = keyof typeof mobilityScales;
type MeasuredSwing = DatedVideo & { readonly measured: Measured };

/** Standard deviation between swings of one golfer in the turns at the top: an assumption (docs/research/two-videos.md). */
const turnSpreadDeg = 4;

/**
 * Judges a measurement over a golfer's swings, in any order. Those are used that can be compared with the newest one: with its
 * club, measured by its version, filmed alike from the same views.
 */
export function measurementProgress(name: MeasurementName, swings: readonly DatedVideo[]): Progress {
  const measured = swings
    .flatMap((swing) => {
      const measurement = swing.measurements[name];
      return isMeasured(measurement) ? [{ ...swing, measured: measurement }] : [];
    })
    .sort((one, other) => one.atMs - other.atMs);
  const newest = measured.at(-1);
  if (!newest) return openProgress('none', undefined);
  const others = measured.filter((swing) => swing !== newest && swing.club === newest.club);
  const readings = [...others.filter((swing) => reasonAgainst(name, swing, newest) === null), newest].map((swing) =>
    readingOf(name, swing),
  );
  if (readings.length > 1) return judgeProgress(readings, { atMost: isTurn(name) ? 'real' : 'likely' });
  const last = others.at(-1);
  const reason = (last && reasonAgainst(name, last, newest)) ?? 'only-one';
  return openProgress(reason, readings[0]);
}

/** Why the measurements of two swings cannot be compared; null if they can. */
function reasonAgainst(name: MeasurementName, swing: MeasuredSwing, newest: MeasuredSwing): OpenReason | null {
  if (swing.measured.bound || newest.measured.bound) return 'bound';
  if (swing.algorithm !== newest.algorithm) return 'other-version';
  if (!isFilmedAlike(swing, newest)) return 'other-filming';
  const [one, other] = [swing.measured, newest.measured];
  const isReadAlike = one.views === other.views && one.isOfTwoSwings === other.isOfTwoSwings;
  return isReadAlike && (!isTurn(name) || repeatErrorOf(name, other)) ? null : 'unknown-error';
}

function readingOf(name: MeasurementName, { atMs, measured }: MeasuredSwing): ShownReading {
  const { value, plusMinus, interval } = measured;
  const range = interval ?? { low: value - plusMinus, high: value + plusMinus };
  const turn = isTurn(name) ? turnOf(name, measured) : null;
  return { atMs, range, ...(turn ?? { value, standardDeviation: deviationWithSpread(plusMinus) }) };
}

/** A reading shrinks a change, which is corrected here. Its error is the repeat error and how far swings lie apart. */
function turnOf(turn: Turn, measured: Measured) {
  const error = repeatErrorOf(turn, measured);
  if (!error) return null;
  const readDeg = error.within90Deg / deviationsOf90 / Math.SQRT2;
  return { value: measured.value / error.gain, standardDeviation: Math.hypot(readDeg, turnSpreadDeg) };
}
