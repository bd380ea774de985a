import { directionOf, formatInterval, type Level, type ProgressRow } from '@trueswing/swing';

type Unit = Pick<ProgressRow, 'digits' | 'unit' | 'directions'>;

/** A number with a true minus sign. One that rounds to nothing has no sign. */
const write = (value: number, digits: number): string =>
  value
    .toFixed(digits)
    .replace(/^-(?=0(?:\.0*)?$)/, '')
    .replace('-', '−');

/** "35–60°": a turn that a camera saw in steps of 5°, as everywhere. */
export const formatLevel = ({ range }: Level, { digits, unit }: Unit, isSeenTurn: boolean): string =>
  isSeenTurn ? formatInterval(range) : `${write(range.low, digits)} to ${write(range.high, digits)}${unit}`;

/** "+9°" */
export const formatChange = (change: number, { digits, unit }: Unit): string =>
  `${Number(change.toFixed(digits)) > 0 ? '+' : ''}${write(change, digits)}${unit}`;

/** "3° to 15° more", "2° less to 8° more", "1 % farther to 2 % closer" */
export function sayRange(lowest: number, highest: number, row: Unit): string {
  const [low, high] = [Number(lowest.toFixed(row.digits)), Number(highest.toFixed(row.digits))];
  const say = (value: number) => `${write(Math.abs(value), row.digits)}${row.unit}`;
  if (low < 0 && high > 0) return `${say(low)} ${directionOf(row, -1)} to ${say(high)} ${directionOf(row, 1)}`;
  return low >= 0
    ? `${say(low)} to ${say(high)} ${directionOf(row, 1)}`
    : `${say(high)} to ${say(low)} ${directionOf(row, -1)}`;
}
