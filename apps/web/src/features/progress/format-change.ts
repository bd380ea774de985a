import { type BallNumberName, ballNumbers } from '@trueswing/contracts';
import { directionOf, formatInterval, type Level, type ProgressRow, type SayTime, writeNumber } from '@trueswing/swing';
import { formatDifference, formatRange } from '../../shared/format-ball.ts';
import { nameMonthAndYear } from '../../shared/name-day.ts';
import { formatDate } from '../../ui/format-date.ts';

type Unit = Pick<ProgressRow, 'digits' | 'unit' | 'directions'>;

/** The turns at the top, whose ranges are many degrees wide. */
const seenTurns: readonly string[] = ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg'];

/** "35–60°": a turn that a camera saw in steps of 5°, as everywhere. "146–155 yd": an average as on its own screen. */
export function formatLevel({ range }: Level, { id, source, digits, unit }: ProgressRow): string {
  if (source === 'shots' && isBallNumber(id)) return formatRange(range.low, range.high, id);
  return seenTurns.includes(id)
    ? formatInterval(range)
    : `${writeNumber(range.low, digits)} to ${writeNumber(range.high, digits)}${unit}`;
}

const isBallNumber = (id: string): id is BallNumberName => id in ballNumbers;

/** "+9°"; of an angle to one side "0.8° farther right". One that rounds to nothing is a number too: no one knows that nothing changed. */
export function formatChange(change: number, { id, source, digits, unit }: ProgressRow): string {
  const rounded = Number(change.toFixed(digits));
  if (source === 'shots' && isBallNumber(id) && rounded !== 0) return formatDifference(change, id);
  return `${rounded > 0 ? '+' : ''}${writeNumber(change, digits)}${unit}`;
}

/** "3° to 15° more", "2° less to 8° more", "1 % farther to 2 % closer" */
export function sayRange(lowest: number, highest: number, row: Unit): string {
  const [low, high] = [Number(lowest.toFixed(row.digits)), Number(highest.toFixed(row.digits))];
  const say = (value: number) => `${writeNumber(Math.abs(value), row.digits)}${row.unit}`;
  if (low < 0 && high > 0) return `${say(low)} ${directionOf(row, -1)} to ${say(high)} ${directionOf(row, 1)}`;
  return low >= 0
    ? `${say(low)} to ${say(high)} ${directionOf(row, 1)}`
    : `${say(high)} to ${say(low)} ${directionOf(row, -1)}`;
}

/** The last moment that a level stands for: shots are read by month, and a month is named by its first day. */
export function endOf({ upToMs }: Level, { source }: ProgressRow): number {
  if (source !== 'shots') return upToMs;
  const firstDay = new Date(upToMs);
  return Date.UTC(firstDay.getUTCFullYear(), firstDay.getUTCMonth() + 1, 0, 12);
}

/** "Nov 5, 2026"; of shots, which are read by month, "November 2026". */
export const sayTime: SayTime = (atMs, source) =>
  source === 'shots' ? nameMonthAndYear(new Date(atMs).toISOString().slice(0, 10)) : formatDate(atMs);
