import type { Club, DateOrder, OtherColumn, ShotColumn, ShotFileAnswers } from '@trueswing/contracts';
import { findDecimalMark } from './cells/read-number.ts';
import { type FileTime, findDateOrder, type ReadTimeOptions, readTime } from './cells/read-time.ts';
import { type ShotCell, type ShotFileRow, textOf } from './cells/shot-cell.ts';
import { findTable, type ShotTable } from './find-table.ts';
import { readShotNumbers } from './read-shot-numbers.ts';
import { describeRejection, type Rejection, rejectNumbers, type ShotNumbers } from './reject-shot.ts';
import { type FoundRow, listShotRows } from './shot-rows.ts';
import { headingsText, isOther, isSayable, kindOf, readColumns, type TableColumn } from './table-columns.ts';

/** A shot of a file. */
export interface FileShot extends ShotNumbers {
  readonly row: number;
  readonly club: Club;
  /** Null where the file has no time. */
  readonly hitAt: Date | null;
  /** False where the file has no time, or the day alone: then `hitAt` is its noon. */
  readonly hasTimeOfDay: boolean;
  /** Text by which a shot is known: it stays the same in the next export, whatever the golfer answers or notes. */
  readonly says: string;
}

/** The content of a file. */
export interface ReadShotFile {
  /** Name of the maker; null if the file is of none that we know. */
  readonly format: string | null;
  readonly headings: readonly string[];
  readonly columns: readonly { column: number; is: ShotColumn }[];
  /** Columns of an unknown file with other meanings, and those whose heading names no unit. */
  readonly otherColumns: readonly { column: number; is: OtherColumn }[];
  readonly unitless: readonly number[];
  readonly asks: { speedUnit: boolean; distanceUnit: boolean; handedness: boolean; signs: boolean };
  /** A date of the file that could have day or month first: the golfer has to say it. Null if the file shows it. */
  readonly openDate: string | null;
  readonly clubs: readonly { name: string; club: Club | null; shots: number }[];
  readonly shots: readonly FileShot[];
  readonly rejected: readonly { row: number; reason: string }[];
}

export interface ReadShotFileOptions {
  readonly answers: ShotFileAnswers;
  readonly timeZone: string;
  readonly now: Date;
}

/** Headings of columns that a golfer writes in, also after an export. */
const notes = /^(notes?|tags?|comments?|remarks?|notizen?|bemerkung(en)?|kommentare?)$/;
/**
 * A launch monitor's clock may be in another time zone, but not days ahead: no later shot is stored, and lists and averages have all that
 * are. Beside a swing are those up to a day after its upload (`gateway.ball_shot`).
 */
export const maxShotAheadMs = 48 * 3_600_000;

/** Finds the headings of a file as one text, by which answers are remembered; null if it has no table. */
export function describeHeadings(rows: readonly ShotFileRow[]): string | null {
  const table = findTable(rows);
  return table && headingsText(table);
}

/** Reads the shots of a file of any known maker, or as the golfer explains it. Null if it holds no table. */
export function readShotFile(rows: readonly ShotFileRow[], options: ReadShotFileOptions): ReadShotFile | null {
  const table = findTable(rows);
  if (!table) return null;
  const { answers, timeZone, now } = options;
  const columns = readColumns(table, answers);
  const file = { ...answers, mark: findDecimalMark(numberCells(table, columns)) };
  const latest = new Date(now.getTime() + maxShotAheadMs);
  const clock = readClockOf(table, columns, { timeZone, latest, answered: answers.dateOrder });
  const isNote = table.headings.map(({ name }) => notes.test(name));
  let isSeenFromGolfer = false;
  let hasOpenSigns = false;
  const clubs = new Map<string, { name: string; club: Club | null; shots: number }>();
  const shots: FileShot[] = [];
  const rejected: { row: number; reason: string }[] = [];
  for (const found of listShotRows(table, columns)) {
    const read = readShot(found);
    if ('rejection' in read) rejected.push({ row: found.row, reason: describeRejection(read.rejection) });
    else shots.push(read);
  }
  return {
    format: table.format?.name ?? null,
    headings: table.headings.map(({ text }) => text),
    columns: columns.flatMap(({ column, is }) => (isSayable(is) ? [{ column, is }] : [])),
    otherColumns: table.format ? [] : columns.flatMap(({ column, is }) => (isOther(is) ? [{ column, is }] : [])),
    unitless: table.format ? [] : table.headings.flatMap(({ unit }, column) => (unit ? [] : [column])),
    asks: {
      speedUnit: columns.some(({ is, unit }) => kindOf(is) === 'speed' && !unit),
      distanceUnit: columns.some(({ is, unit }) => kindOf(is) === 'distance' && !unit),
      handedness: isSeenFromGolfer || hasOpenSigns || columns.some(({ signs }) => signs === 'golfer'),
      signs: hasOpenSigns,
    },
    openDate: clock.openDate,
    clubs: [...clubs.values()],
    shots,
    rejected,
  };

  function readShot(found: FoundRow): FileShot | { rejection: Rejection } {
    if (!found.isCounted) return { rejection: { code: 'left-out' } };
    const read = readShotNumbers(found.cells, columns, file);
    if ('rejection' in read) return read;
    isSeenFromGolfer ||= read.isSeenFromGolfer;
    hasOpenSigns ||= read.hasOpenSigns;
    const rejection = rejectNumbers(read.numbers);
    if (rejection) return { rejection };
    const club = clubOf(found);
    if (!club)
      return { rejection: { code: isAnswered(found) ? 'club-left-out' : 'unknown-club', name: found.club.name } };
    const time = clock.of(found.cells);
    if (time && time.at > latest) return { rejection: { code: 'in-the-future' } };
    const cells = found.texts.filter((_, column) => !isNote[column]);
    const says = [clock.session, found.blockClub, ...cells].join('\u001F');
    const { at: hitAt, hasTimeOfDay } = time ?? { at: null, hasTimeOfDay: false };
    return { row: found.row, club, hitAt, hasTimeOfDay, ...read.numbers, says };
  }

  function isAnswered({ club }: FoundRow): boolean {
    return answers.clubs.some(({ name }) => name === club.name);
  }

  function clubOf({ club: { name, guess } }: FoundRow): Club | null {
    const known = clubs.get(name);
    if (known) {
      known.shots += 1;
      return known.club;
    }
    const answered = answers.clubs.find((said) => said.name === name);
    const club = answered ? answered.club : guess;
    clubs.set(name, { name, club, shots: 1 });
    return club;
  }
}

function* numberCells({ rows }: ShotTable, columns: readonly TableColumn[]): Generator<ShotCell> {
  const numbers = columns.filter(({ is }) => !['club', 'clubType', 'time', 'clock', 'isCounted'].includes(is));
  for (const { cells } of rows) for (const { column } of numbers) yield cells[column] ?? null;
}

/** Finds where the moments of a table are: in its rows, otherwise from what stands above the headings. */
function readClockOf(
  table: ShotTable,
  columns: readonly TableColumn[],
  { timeZone, latest, answered }: { timeZone: string; latest: Date; answered: DateOrder | undefined },
) {
  const [time, clock] = [columns.find(({ is }) => is === 'time'), columns.find(({ is }) => is === 'clock')];
  const above = table.preamble.flatMap(({ cells }) => cells.map(textOf)).filter((text) => /\d{4}|\d[/.-]\d/.test(text));
  const inRows = time ? table.rows.map(({ cells }) => textOf(cells[time.column])) : [];
  // A date in either order, so that it does not depend on the columns.
  const orders = ['month-first', 'day-first'] as const;
  const isDate = (cell: ShotCell | undefined) =>
    orders.some((order) => readTime(cell, undefined, { order, timeZone }) !== null);
  const session = above.find(isDate) ?? '';
  const found = findDateOrder([...inRows, ...above], { latest, timeZone });
  // Every date may show the order, but only those that date a shot are worth a question.
  const dated = time && table.rows.some(({ cells }) => isDate(cells[time.column])) ? inRows : [session];
  const openDate = found.openDate === null ? null : findDateOrder(dated, { latest, timeZone }).openDate;
  const order = openDate === null ? found.order : (answered ?? found.order);
  const options: ReadTimeOptions = { order, timeZone };
  const ofSession = readTime(session, undefined, options);
  return {
    session,
    openDate,
    of: (cells: readonly ShotCell[]): FileTime | null =>
      (time && readTime(cells[time.column], clock && cells[clock.column], options)) || ofSession,
  };
}
