import type { Club } from '@trueswing/contracts';
import { lengthUnitOf } from '../../../3-measure/format-length.ts';
import type { Progress, ProgressMark } from './judge-progress.ts';
import { openOrder, type ProgressSource, sayNextStep } from './next-steps.ts';
import { sayClub } from './say-club.ts';
import { type Digits, roundNumberUp, writeNumber } from './write-number.ts';

/** A measure with how it went. Rows of all groups have this shape. */
export interface ProgressRow {
  readonly id: string;
  readonly label: string;
  readonly source: ProgressSource;
  /** Club of the swings or shots, where rows of several clubs are read together. */
  readonly club?: Club | undefined;
  /** Decimals and the unit that follows the number. */
  readonly digits: Digits;
  readonly unit: string;
  /** "You turn your hips": a sentence goes on with "9° more". Else it is "Tempo is 0.4 higher". */
  readonly says?: string | undefined;
  /** Meanings of a change up and a change down, if the number has a sign: "closer", "farther". */
  readonly directions?: readonly [up: string, down: string] | undefined;
  readonly progress: Progress;
}

type Judged = Extract<Progress, { kind: 'judged' }>;
type JudgedRow = ProgressRow & { readonly progress: Judged };

const weights: Readonly<Record<ProgressMark, number>> = { real: 2, likely: 1, noise: 0 };

/** The rows whose change is at least likely, the surest and clearest first. */
export const changedRows = (rows: readonly ProgressRow[]): JudgedRow[] =>
  rows
    .filter((row): row is JudgedRow => row.progress.kind === 'judged' && row.progress.mark !== 'noise')
    .toSorted((one, other) => weightOf(other.progress) - weightOf(one.progress));

/** A mark counts first, then how far the change lies off zero, in its own uncertainty. */
function weightOf({ mark, change, changeRange }: Judged): number {
  const clearness = Math.abs(change) / Math.max(changeRange.high - changeRange.low, 1e-9);
  return weights[mark] + clearness / (1 + clearness);
}

/** Writes the time of a reading as a golfer reads it: the day of a swing, the month of shots. */
export type SayTime = (atMs: number, source: ProgressSource) => string;

/** The sentence over the rows: the clearest change, or what is missing. The club is that of the rows that name none. */
export function sayProgress(rows: readonly ProgressRow[], sayTime: SayTime, club: Club): string {
  const [first] = changedRows(rows);
  if (first) return sayChange(first, sayTime, club);
  return saySmallestChange(rows, sayTime, club) ?? sayNearestStep(rows);
}

/** Says which change of the row with the longest history would show; null where no row has two readings that can be compared. */
export function saySmallestChange(rows: readonly ProgressRow[], sayTime: SayTime, club: Club): string | null {
  const judged = rows.filter((row): row is JudgedRow => row.progress.kind === 'judged');
  const [steadiest] = judged.toSorted((one, other) => one.progress.before.fromMs - other.progress.before.fromMs);
  if (!steadiest) return null;
  const { before, smallestChange } = steadiest.progress;
  const none = `No change is certain yet since ${sayTime(before.fromMs, steadiest.source)}.`;
  if (smallestChange === null) return none;
  const least = roundNumberUp(smallestChange, steadiest.digits);
  return `${none} ${steadiest.label}${withClub(steadiest, club)}: a change of ${sizeOf(least, steadiest)} would show.`;
}

/** A change that is at least likely, in words. */
export interface SaidChange {
  readonly source: ProgressSource;
  readonly mark: Exclude<ProgressMark, 'noise'>;
  readonly sentence: string;
  /** Rank: the surer and clearer one of two changes weighs more. */
  readonly weight: number;
}

/** Every change that is at least likely, as a sentence, the surest and clearest first. */
export const sayChanges = (rows: readonly ProgressRow[], sayTime: SayTime, club: Club): SaidChange[] =>
  changedRows(rows).map((row) => ({
    source: row.source,
    mark: row.progress.mark === 'real' ? 'real' : 'likely',
    sentence: sayChange(row, sayTime, club),
    weight: weightOf(row.progress),
  }));

/** The open row that is nearest to a comparison; of rows that are equally near the first. */
export function findNearest<Row extends Pick<ProgressRow, 'source' | 'progress'>>(rows: readonly Row[]) {
  const open = rows.flatMap((row) => (row.progress.kind === 'open' ? [{ row, reason: row.progress.reason }] : []));
  return open.toSorted((one, other) => openOrder.indexOf(one.reason) - openOrder.indexOf(other.reason))[0];
}

/** The step that brings a row nearest to a comparison. */
function sayNearestStep(rows: readonly ProgressRow[]): string {
  const nearest = findNearest(rows);
  return nearest ? sayNextStep(nearest.row.source, nearest.reason) : sayNextStep('check', 'none');
}

/** The word for a change in this direction: "more", "closer". */
export const directionOf = ({ directions }: Pick<ProgressRow, 'directions'>, change: number): string =>
  (directions ?? ['more', 'less'])[change < 0 ? 1 : 0];

function sayChange({ progress, ...row }: JudgedRow, sayTime: SayTime, club: Club): string {
  const { change, mark, before, since } = progress;
  const size = sizeOf(Math.abs(change), row);
  const isOneReading = before.fromMs === before.upToMs;
  const [first, next] = [sayTime(before.upToMs, row.source), sayTime(since.fromMs, row.source)];
  const than = isOneReading ? `${row.source === 'shots' ? 'in' : 'on'} ${first}` : `before ${next}`;
  const verdict = mark === 'real' ? 'a real change' : 'likely a change';
  const clubOf = withClub(row, club);
  if (row.says) return `${row.says} ${size} ${directionOf(row, change)}${clubOf} than ${than}: ${verdict}.`;
  const way = directionOf({ directions: row.directions ?? ['higher', 'lower'] }, change);
  return `${row.label}${clubOf} is ${size} ${way} than ${than}: ${verdict}.`;
}

/** A club changes nothing of a body. */
const withClub = (row: Pick<ProgressRow, 'source' | 'club'>, club: Club): string =>
  row.source === 'check' ? '' : ` with ${sayClub(row.club ?? club)}`;

/** Within a sentence a percentage is named as one of the height. */
const sizeOf = (value: number, { digits, unit }: Pick<ProgressRow, 'digits' | 'unit'>): string =>
  `${writeNumber(value, digits)}${unit}${unit === lengthUnitOf(null) ? ' of your height' : ''}`;
