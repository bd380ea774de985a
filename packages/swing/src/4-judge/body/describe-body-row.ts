import type { Measured, MeasurementName, SwingEventName } from '@trueswing/contracts';
import { lengthUnitOf, type Stature, toLength, toLengthUp } from '../../3-measure/format-length.ts';
import { digitsOf, unitOf } from '../../3-measure/format-measurement.ts';
import { type BodyNumberName, measurementRows } from '../../3-measure/measurements.table.ts';
import { findingRules } from '../rules/rules.ts';
import { isFault, isWithin } from '../targets/bands.ts';
import { type UsualRange, usualRangeOf } from './usual-range.ts';

/**
 * A value against the usual range: whole within it with its ±, whole outside where that is a fault or where no rule finds
 * one, or too close to a limit to say.
 */
export type RangeMark = 'within' | 'fault' | 'unusual' | 'near';

/** A number as the golfer reads it. */
export interface BodyReading {
  readonly label: string;
  /** "2 in", "35° or less". */
  readonly value: string;
  /** "toward target", "hip widths", "of your height lower": what follows the value; empty where nothing does. */
  readonly direction: string;
  /** "± 1.5 in"; empty for a bound. */
  readonly plusMinus: string;
  /** The moment of the video that shows it. */
  readonly event: SwingEventName;
}

/** A reading on its bar. Positions are shares of the bar, 0…1. */
export interface BodyRow extends BodyReading {
  /** "Tour up to 3 in", "Usual 15–45°". */
  readonly range: string;
  readonly mark: RangeMark;
  /** Without "of your height", which is said once below all rows. */
  readonly direction: string;
  readonly bar: {
    readonly band: readonly [from: number, to: number];
    readonly error: readonly [from: number, to: number];
    /** Null for a bound, which has no best value. */
    readonly value: number | null;
  };
}

/** Describes a number; lengths in the golfer's unit, or in % of the body height while that is not known. */
export function describeBodyNumber(name: BodyNumberName, measured: Measured, stature: Stature | null): BodyReading {
  const { label, directions, moment } = measurementRows[name];
  const { format, formatError } = formatterOf(name, stature);
  const { value, plusMinus, bound, at } = measured;
  const size = format(directions ? Math.abs(value) : value);
  const ofHeight = measurementRows[name].unit === '% of body height' && !stature ? 'of your height' : '';
  return {
    label,
    value: bound ? `${size} or ${bound === 'at-least' ? 'more' : 'less'}` : size,
    direction: `${ofHeight} ${directionOf(name, value, stature)}`.trim(),
    plusMinus: bound ? '' : `± ${formatError(plusMinus)}`,
    event: at === 'swing' ? moment : at,
  };
}

/** "hip widths", "toward target"; empty for zero. */
function directionOf(name: BodyNumberName, value: number, stature: Stature | null): string {
  const { unit, directions } = measurementRows[name];
  if (unit === 'hip widths') return unit;
  const isZero = formatterOf(name, stature).shown(value) === 0;
  return directions && !isZero ? directions[value > 0 ? 0 : 1] : '';
}

/** Describes a number on its bar. Null for a number without a usual range. */
export function describeBodyRow(name: BodyNumberName, measured: Measured, stature: Stature | null): BodyRow | null {
  const { scale } = measurementRows[name];
  const range = usualRangeOf(name);
  if (!scale || !range) return null;
  const [min, max] = scale;
  const share = (value: number) => Math.min(1, Math.max(0, (value - min) / (max - min)));
  const { value, plusMinus, bound } = measured;
  const low = bound === 'at-most' ? min : value - plusMinus;
  const high = bound === 'at-least' ? max : value + plusMinus;
  return {
    ...describeBodyNumber(name, measured, stature),
    direction: directionOf(name, value, stature),
    range: `${range.isTour ? 'Tour' : 'Usual'} ${describeRange(name, range, stature)}`,
    mark: markOf(name, measured, range),
    bar: {
      band: [share(range.from ?? min), share(range.upTo ?? max)],
      error: [share(low), share(high)],
      value: bound ? null : share(value),
    },
  };
}

function markOf(name: MeasurementName, measured: Measured, range: UsualRange): RangeMark {
  if (isWithin(measured, range)) return 'within';
  const rules = Object.values(findingRules).filter((rule) => rule.measurement === name && rule.kind === 'weakness');
  if (rules.some(({ appliesWithin }) => isFault(measured, appliesWithin))) return 'fault';
  const { from, upTo } = range;
  const isOutside =
    (upTo !== undefined && isWithin(measured, { above: upTo })) ||
    (from !== undefined && isWithin(measured, { below: from }));
  return isOutside ? 'unusual' : 'near';
}

/** "1.5–8.5 in toward target", "up to 3 in lower", "within 3 in". */
function describeRange(name: BodyNumberName, { from, upTo }: UsualRange, stature: Stature | null): string {
  const [positive, negative] = measurementRows[name].directions ?? ['', ''];
  const { format, shown } = formatterOf(name, stature);
  const inWords = (text: string, direction: string) => `${text} ${direction}`.trim();
  if (from !== undefined && upTo !== undefined) {
    return from === -upTo ? `within ${format(upTo)}` : inWords(`${shown(from)}–${format(upTo)}`, positive);
  }
  if (upTo !== undefined) return inWords(`up to ${format(upTo)}`, positive);
  return inWords(`up to ${format(Math.abs(from ?? 0))}`, negative);
}

/** Chooses how a measurement's numbers are rounded and written: no more digits than the error bars bear. */
function formatterOf(name: MeasurementName, stature: Stature | null) {
  const isLength = measurementRows[name].unit === '% of body height';
  const factor = 10 ** digitsOf(name);
  const round = (value: number): number =>
    isLength ? toLength(value, stature) : Math.round(value * factor) / factor + 0;
  const unit = isLength ? lengthUnitOf(stature) : unitOf(name);
  const write = (value: number): string => `${String(value).replace('-', '−')}${unit}`;
  return {
    shown: round,
    format: (value: number) => write(round(value)),
    /** An error is not rounded down to less than it is. */
    formatError: (error: number) => write(isLength ? toLengthUp(error, stature) : round(error)),
  };
}
