import { formatInterval, type Level, type ProgressRow } from '@trueswing/swing';

type Unit = Pick<ProgressRow, 'digits' | 'unit'>;

/** A number with a true minus sign. */
const write = (value: number, digits: number): string => value.toFixed(digits).replace('-', '−');

/** "35–60°": a turn that a camera saw in steps of 5°, as everywhere. */
export const formatLevel = ({ range }: Level, { digits, unit }: Unit, isSeenTurn: boolean): string =>
  isSeenTurn ? formatInterval(range) : `${write(range.low, digits)} to ${write(range.high, digits)}${unit}`;

/** "+9°" */
export const formatChange = (change: number, { digits, unit }: Unit): string => {
  const size = write(Math.abs(change), digits);
  if (Number(size) === 0) return `0${unit}`;
  return `${change > 0 ? '+' : '−'}${size}${unit}`;
};

/** "3° to 15° more", "2° less to 8° more" */
export function sayRange(low: number, high: number, { digits, unit }: Unit): string {
  const say = (value: number) => `${write(Math.abs(value), digits)}${unit}`;
  if (low < 0 && high > 0) return `${say(low)} less to ${say(high)} more`;
  return low >= 0 ? `${say(low)} to ${say(high)} more` : `${say(high)} to ${say(low)} less`;
}
