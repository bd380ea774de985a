import type { Interval, Measured, Measurement, MeasurementName } from '@trueswing/contracts';
import { type MeasurementRow, measurementRows, type TargetName, targetRangeOf } from './measurements.table.ts';

/** Unit that follows the number; a plain ratio has none. */
export type Unit = '°' | ' %' | ' s' | '';

/** Unit that follows a measurement's number. */
export const unitOf = (name: MeasurementName): Unit => suffixes[measurementRows[name].unit];

const suffixes: Readonly<Record<MeasurementRow['unit'], Unit>> = {
  degrees: '°',
  '% of body height': ' %',
  'hip widths': '',
  seconds: ' s',
  ratio: '',
};

/** "85–95°"; hip widths and shares of the height are named by the sentence. */
export function formatTarget(name: TargetName): string {
  const { from, upTo } = targetRangeOf(name);
  return `${from}–${upTo}${unitOf(name)}`;
}

/** "3.1 ± 0.3", "3.1 (2.8–3.5)", "about 95° (80–115°)", "25–70° (wide range)", "35° or less", or the reason why there is no number. */
export function formatMeasurement(measurement: Measurement | undefined, unit: Unit = '°'): string {
  return measurement && isWide(measurement)
    ? `${formatInterval(measurement.interval)} (wide range)`
    : formatWithValue(measurement, unit);
}

const isWide = (measurement: Measurement): measurement is Measured & { readonly interval: Interval } =>
  'value' in measurement && measurement.isWide === true && measurement.interval !== undefined;

/** As `formatMeasurement`, with the number of a wide range too: for texts from which a number is read. */
export function formatWithValue(measurement: Measurement | undefined, unit: Unit = '°'): string {
  if (!measurement) return 'Not measured in this video.';
  if ('withheld' in measurement) return measurement.withheld;
  const { interval } = measurement;
  if (interval) return `about ${formatTurn(measurement.value)} (${formatInterval(interval)})`;
  const value = `${formatNumber(measurement.value, unit)}${unit}`;
  if (measurement.bound === 'at-least') return `${value} or more`;
  if (measurement.bound === 'at-most') return `${value} or less`;
  if (measurement.ratioInterval) return `${value} (${formatRatios(measurement.ratioInterval)})`;
  return `${value} ± ${formatNumber(measurement.plusMinus, unit)}${unit}`;
}

/** "2.8–3.5" */
export const formatRatios = ({ low, high }: Interval): string => `${formatNumber(low, '')}–${formatNumber(high, '')}`;

/** As a part of a sentence, which names no error: "about 3.1", "about 95° (80–115°)", "25–70°", "35° or less". */
export function sayMeasurement(measurement: Measurement, unit: Unit = '°'): string {
  if (isWide(measurement)) return formatInterval(measurement.interval);
  const isPlain = 'value' in measurement && !measurement.interval && !measurement.bound;
  return isPlain ? `about ${formatNumber(measurement.value, unit)}${unit}` : formatMeasurement(measurement, unit);
}

/** A turn to 5°, since its interval is many degrees wide. */
export const formatTurn = (deg: number): string => `${roundTurn(deg)}°`;
/** "80–115°" */
export const formatInterval = ({ low, high }: Interval): string => `${roundTurn(low)}–${roundTurn(high)}°`;
/** A turn is shown in steps of 5°: a camera does not measure it closer. */
export const roundTurn = (deg: number): number => Math.round(deg / 5) * 5 + 0;

/** The value alone, without its sign: "14 %", "about 70°"; of a wide range its ends. */
export function formatSize(measured: Measured, unit: Unit): string {
  if (isWide(measured)) return formatInterval(measured.interval);
  const size = Math.abs(measured.value);
  return measured.interval ? `about ${formatTurn(size)}` : `${formatNumber(size, unit)}${unit}`;
}

/** Seconds to hundredths, ratios to tenths, the rest whole: no more digits than the error bars bear. */
const digits: Readonly<Record<Unit, number>> = { '°': 0, ' %': 0, ' s': 2, '': 1 };

/** The decimals with which a measurement is written. */
export const digitsOf = (name: MeasurementName): number => digits[unitOf(name)];

/** The same decimals for value and ±: "4.0 ± 0.3". A true minus sign, so that "−4°" does not break at the hyphen. */
const formatNumber = (value: number, unit: Unit): string =>
  value
    .toFixed(digits[unit])
    .replace(/^-(?=0(?:\.0*)?$)/, '')
    .replace('-', '−');
