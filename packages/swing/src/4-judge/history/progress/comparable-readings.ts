import type { Measured, MeasurementName } from '@trueswing/contracts';
import { isTurn, type mobilityScales } from '../../targets/mobility-scales.ts';
import type { Incomparable } from '../change.ts';
import { repeatErrorOf, stretchOfReading } from '../compare-turns.ts';
import { type FilmedSwing, isFilmedAlike } from '../is-filmed-alike.ts';
import { deviationsOf90, deviationWithSpread } from './assumed-spread.ts';
import type { ShownReading } from './judge-progress.ts';

type Turn = keyof typeof mobilityScales;

/** Filming of a swing and source of its number: two measurements are compared only where both are alike. */
export type ComparedSwing = FilmedSwing & {
  readonly measured: Pick<Measured, 'views' | 'isOfTwoSwings' | 'bound'>;
};

/** Standard deviation between swings of one golfer in the turns at the top: an assumption (docs/research/two-videos.md). */
const turnSpreadDeg = 4;

/** Why the measurements of two swings cannot be compared; null if they can. */
export function reasonAgainst(name: MeasurementName, swing: ComparedSwing, newest: ComparedSwing): Incomparable | null {
  if (swing.measured.bound || newest.measured.bound) return 'bound';
  if (swing.algorithm !== newest.algorithm) return 'other-version';
  if (!isFilmedAlike(swing, newest)) return 'other-filming';
  const [one, other] = [swing.measured, newest.measured];
  const isReadAlike = one.views === other.views && one.isOfTwoSwings === other.isOfTwoSwings;
  return isReadAlike && (!isTurn(name) || repeatErrorOf(name, other)) ? null : 'unknown-error';
}

/** A measurement as a reading of the golfer's level. */
export function readingOf(
  name: MeasurementName,
  { atMs, measured }: { readonly atMs: number; readonly measured: Measured },
): ShownReading {
  const { value, plusMinus, interval, ratioInterval } = measured;
  const range = interval ?? ratioInterval ?? { low: value - plusMinus, high: value + plusMinus };
  const turn = isTurn(name) ? turnOf(name, measured) : null;
  return { atMs, range, ...(turn ?? { value, standardDeviation: deviationWithSpread(plusMinus) }) };
}

/** A reading shrinks a change, which is corrected here. Its error is the repeat error and how far swings lie apart. */
function turnOf(turn: Turn, measured: Measured) {
  const error = repeatErrorOf(turn, measured);
  if (!error) return null;
  const readDeg = (stretchOfReading(measured) * error.within90Deg) / deviationsOf90 / Math.SQRT2;
  return { value: measured.value / error.gain, standardDeviation: Math.hypot(readDeg, turnSpreadDeg) };
}
