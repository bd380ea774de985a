import { type BallNumberName, ballNumbers } from '@trueswing/contracts';
import { formatDifference, formatRange } from '@trueswing/domain';
import { directionOf, formatInterval, type Level, type ProgressRow, roundNumber, writeNumber } from '@trueswing/swing';
import { ownDay } from '../../ui/format-date.ts';

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
  const rounded = roundNumber(change, digits);
  if (source === 'shots' && isBallNumber(id) && rounded !== 0) return formatDifference(change, id);
  return `${rounded > 0 ? '+' : ''}${writeNumber(change, digits)}${unit}`;
}

/** "3° to 15° more", "2° less to 8° more", "1 % farther to 2 % closer" */
export function sayRange(lowest: number, highest: number, row: Unit): string {
  const [low, high] = [roundNumber(lowest, row.digits), roundNumber(highest, row.digits)];
  const say = (value: number) => `${writeNumber(Math.abs(value), row.digits)}${row.unit}`;
  if (low < 0 && high > 0) return `${say(low)} ${directionOf(row, -1)} to ${say(high)} ${directionOf(row, 1)}`;
  return low >= 0
    ? `${say(low)} to ${say(high)} ${directionOf(row, 1)}`
    : `${say(high)} to ${say(low)} ${directionOf(row, -1)}`;
}

/** The day in Greenwich, where a month of shots begins at noon of its first day. */
const utcDay = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** First and last day that two levels stand for, as the screen names them. Shots are read by month, whatever the time zone. */
export function daysOf(before: Level, since: Level, { source }: ProgressRow): [from: string, upTo: string] {
  if (source !== 'shots') return [ownDay(before.fromMs), ownDay(since.upToMs)];
  const lastMonth = new Date(since.upToMs);
  const monthEndMs = Date.UTC(lastMonth.getUTCFullYear(), lastMonth.getUTCMonth() + 1, 0);
  return [utcDay(before.fromMs), utcDay(monthEndMs)];
}
