import { type Measured, type MeasurementName, measurementNames } from '@trueswing/contracts';
import { quantile } from '../calibration/fit/quantile.ts';
import type { AngleAnswer } from './analyze-case.ts';

const columns = ['measurement', 'numbers', 'bands', 'withheld', 'mean err', 'bias', '90 % in', '± covers', 'band true'];

/** One row for each measurement whose truth is known: how often it is a number, a band or withheld, and its errors. */
export function reportAngles(answers: readonly AngleAnswer[]): string {
  const analyzed = answers.flatMap(({ measurements, truth }) => (measurements ? [{ measurements, truth }] : []));
  const rows = measurementNames.flatMap((name) => {
    const row = describeMeasurement(name, analyzed);
    return row ? [row] : [];
  });
  const widths = columns.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length))); // a cell a column
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return [
    `${analyzed.length} analyzed, ${answers.length - analyzed.length} rejected`,
    line(columns),
    ...rows.map(line),
  ].join('\n');
}

function describeMeasurement(name: MeasurementName, analyzed: readonly AnalyzedCase[]): string[] | null {
  const known = analyzed.flatMap(({ measurements, truth }) => {
    const [said, is] = [measurements[name], truth[name]];
    return said && is !== undefined ? [{ said, is }] : [];
  });
  if (known.length === 0) return null;
  const measured = known.flatMap(({ said, is }) => ('value' in said ? [{ ...said, is }] : []));
  const bands = measured.filter(({ bound }) => bound !== undefined);
  const numbers = measured.filter(({ bound }) => bound === undefined);
  const errors = numbers.map(({ value, is }) => value - is);
  const sizes = errors.map(Math.abs);
  const share = (part: number, of: number) => (of === 0 ? '–' : `${Math.round((100 * part) / of)} %`);
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const tenths = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1));
  const bandHolds = bands.filter(({ bound, value, is }) => (bound === 'at-least' ? is >= value : is <= value));
  return [
    name,
    share(numbers.length, known.length),
    share(bands.length, known.length),
    share(known.length - measured.length, known.length),
    tenths(mean(sizes)),
    tenths(mean(errors)),
    tenths(quantile(sizes, 0.9)),
    share(numbers.filter(isCovered).length, numbers.length),
    share(bandHolds.length, bands.length),
  ];
}

const isCovered = ({ value, plusMinus, interval, is }: Measured & { is: number }): boolean =>
  interval ? interval.low <= is && is <= interval.high : Math.abs(value - is) <= plusMinus;

type AnalyzedCase = { measurements: NonNullable<AngleAnswer['measurements']>; truth: AngleAnswer['truth'] };
