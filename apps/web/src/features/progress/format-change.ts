import { type BallNumberName, ballNumbers, measurementNameSchema } from '@trueswing/contracts';
import { formatDifference, formatRange } from '@trueswing/domain';
import {
  directionOf,
  formatInterval,
  type Level,
  measurementRows,
  type ProgressRow,
  roundNumber,
  writeNumber,
} from '@trueswing/swing';
import { ownDay } from '../../ui/format-date.ts';

type Unit = Pick<ProgressRow, 'digits' | 'unit' | 'directions'>;

/** The turns at the top, whose ranges are many degrees wide. */
const seenTurns: readonly string[] = ['shoulderTurnDeg', 'hipRotationDeg', 'xFactorDeg'];

/**
 * "35–60°": a turn that a camera saw in steps of 5°, as everywhere. "146–155 yd": an average as on its own screen. "3–13° more
 * upright": a number with directions, in the words of the report.
 */
export function formatLevel({ range }: Level, row: ProgressRow): string {
  const { id, source, digits, unit } = row;
  if (source === 'shots' && isBallNumber(id)) return formatRange(range.low, range.high, id);
  const directions = placesOf(row);
  if (directions) return sayPlace(range, { digits, unit, directions });
  return seenTurns.includes(id)
    ? formatInterval(range)
    : `${writeNumber(range.low, digits)} to ${writeNumber(range.high, digits)}${unit}`;
}

/** Words for the place of a number, which may be those of its change too. */
function placesOf({ id }: ProgressRow): readonly [string, string] | undefined {
  const measurement = measurementNameSchema.safeParse(id).data;
  return measurement && measurementRows[measurement].directions;
}

/** "3–13° more upright", "1 % farther to 5 % closer" */
function sayPlace({ low, high }: Level['range'], row: Unit): string {
  const [from, upTo] = [roundNumber(low, row.digits), roundNumber(high, row.digits)];
  if (from < 0 && upTo > 0) return sayRange(low, high, row);
  const [least, most] = from < 0 ? [-upTo, -from] : [from, upTo];
  return `${writeNumber(least, row.digits)}–${writeNumber(most, row.digits)}${row.unit} ${directionOf(row, from)}`;
}

const isBallNumber = (id: string): id is BallNumberName => id in ballNumbers;

/**
 * "+9°"; with directions "0.8° farther right"; "8° more upright than before" beside a place in the same words. One that rounds to
 * nothing is a number too: no one knows that nothing changed.
 */
export function formatChange(change: number, row: ProgressRow): string {
  const { id, source, digits, unit, directions } = row;
  const rounded = roundNumber(change, digits);
  if (source === 'shots' && isBallNumber(id) && rounded !== 0) return formatDifference(change, id);
  if (directions && rounded !== 0) {
    const way = directionOf(row, change);
    const than = placesOf(row)?.includes(way) ? ' than before' : '';
    return `${writeNumber(Math.abs(change), digits)}${unit} ${way}${than}`;
  }
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
