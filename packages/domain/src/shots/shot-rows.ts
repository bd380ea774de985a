import { type RowClub, readClubCells } from './cells/read-club-cells.ts';
import { isUnitRow } from './cells/read-heading.ts';
import { type ShotCell, textOf } from './cells/shot-cell.ts';
import { hasNumbers, type ShotTable } from './find-table.ts';
import type { TableColumn } from './table-columns.ts';

/** A row with a shot, and the club that the row or the block above it names. */
export interface FoundRow {
  readonly row: number;
  readonly cells: readonly ShotCell[];
  /** The cells as texts. */
  readonly texts: readonly string[];
  readonly club: RowClub;
  /** The club that the block above names, as it stands there; empty if none does. */
  readonly blockClub: string;
  /** False for a shot that the golfer left out on the launch monitor. */
  readonly isCounted: boolean;
}

/** Names of rows that sum up others; what such a row holds may follow in parentheses or behind a colon. */
const summaries =
  /^(averages?|avg\.?|mean|median|deviation|consistency|std\.? ?dev\.?|std|standard deviation|min\.?|minimum|max\.?|maximum|totals?|summary)(?: *[(:].*)?$/i;
/** Columns with names of people. */
const people = /^(player|player name|golfer|user|name|spieler|joueur|jugador)$/;
const alsoPeople = /^(max|min|mean)$/i;

/** Lists the rows with shots: without blank rows, repeated headings and units, averages, rows that name a club, and notes. */
export function* listShotRows(table: ShotTable, columns: readonly TableColumn[]): Generator<FoundRow> {
  const columnOf = (is: TableColumn['is']) => columns.find((column) => column.is === is)?.column;
  const [club, clubType, counted] = [columnOf('club'), columnOf('clubType'), columnOf('isCounted')];
  let blockClub = clubAbove(table);
  let isInNotes = false;
  for (const { row, cells } of table.rows) {
    const texts = cells.map(textOf);
    const filled = texts.filter((text) => text !== '');
    const [first = ''] = filled;
    if (filled.length === 0) continue;
    if (/^notes\b/i.test(first) && filled.length <= 2) {
      if (table.format?.endsWithNotes) return;
      isInNotes = true;
      continue;
    }
    // Shots, or the club of the next ones, end the lines of the notes.
    if (isInNotes && !hasNumbers(cells) && readClubCells(first, '').guess === null) continue;
    isInNotes = false;
    if (isSummary(table, texts) || isHeadings(table, cells) || isUnitRow(cells)) continue;
    if (filled.length === 1 && texts[0] === first && namesBlock(table, first)) {
      blockClub = first;
      continue;
    }
    const named = (club === undefined ? '' : texts[club]) || blockClub;
    yield {
      row,
      cells,
      texts,
      club: readClubCells(named, (clubType === undefined ? '' : texts[clubType]) ?? ''),
      blockClub,
      isCounted: counted === undefined || !/^(false|no|0)$/i.test(texts[counted] ?? ''),
    };
  }
}

/** True for averages and the like. They have their name in one of the first two columns, or in the first that is filled. */
function isSummary({ headings }: ShotTable, texts: readonly string[]): boolean {
  const firstFilled = texts.findIndex((text) => text !== '');
  return [0, 1, firstFilled].some((column) => {
    const text = texts[column] ?? '';
    return summaries.test(text) && !(alsoPeople.test(text) && people.test(headings[column]?.name ?? ''));
  });
}

/**
 * A text alone in the first column names the club of the rows below. A number alone does so where a maker writes clubs as numbers;
 * elsewhere it is a shot that was not measured.
 */
const namesBlock = ({ format }: ShotTable, text: string): boolean =>
  /^\d+$/.test(text) ? format?.hasNumberedBlocks === true && text.length <= 2 : !/^[\d.,]+$|^\d{3}/.test(text);

/** The club that stands alone in the row above the headings, as Foresight writes it; none if that row is a title. */
function clubAbove({ preamble, headings }: ShotTable): string {
  const last = preamble.findLast(({ cells }) => cells.some((cell) => textOf(cell) !== ''));
  const texts = (last?.cells ?? []).map(textOf).filter((text) => text !== '');
  const [alone = ''] = texts;
  const beginsBlank = (headings[0]?.text ?? '') === '';
  return texts.length === 1 && beginsBlank && alone.length <= 30 ? alone : '';
}

/** Some files repeat headings and units for each club. */
function isHeadings({ headings }: ShotTable, cells: readonly ShotCell[]): boolean {
  const names = headings.filter(({ name }) => name !== '');
  const same = headings.filter(({ name, text }, column) => name !== '' && textOf(cells[column]) === text);
  return names.length > 0 && same.length >= names.length / 2;
}
