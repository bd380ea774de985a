import { isUnitRow } from './cells/read-heading.ts';
import { type ShotCell, textOf } from './cells/shot-cell.ts';
import type { ShotTable } from './find-table.ts';
import type { TableColumn } from './table-columns.ts';

/** A row with a shot, and the club that the row or the block above it names. */
export interface FoundRow {
  readonly row: number;
  readonly cells: readonly ShotCell[];
  /** The cells as texts. */
  readonly texts: readonly string[];
  readonly clubName: string;
  readonly clubType: string;
  /** False for a shot that the golfer left out on the launch monitor. */
  readonly isCounted: boolean;
}

const summaries =
  /^(average|avg|mean|median|deviation|consistency|std\.? ?dev\.?|std|standard deviation|min|minimum|max|maximum|totals?|summary)\b/i;

/** Lists the rows with shots: without blank rows, repeated headings and units, averages, rows that name a club, and notes at the end. */
export function* listShotRows(table: ShotTable, columns: readonly TableColumn[]): Generator<FoundRow> {
  const columnOf = (is: TableColumn['is']) => columns.find((column) => column.is === is)?.column;
  const [club, clubType, counted] = [columnOf('club'), columnOf('clubType'), columnOf('isCounted')];
  let blockClub = clubAbove(table);
  for (const { row, cells } of table.rows) {
    const texts = cells.map(textOf);
    const filled = texts.filter((text) => text !== '');
    const [first = ''] = filled;
    if (filled.length === 0) continue;
    if (/^notes\b/i.test(first) && filled.length <= 2) return;
    if (summaries.test(texts[0] ?? '') || summaries.test(texts[1] ?? '') || summaries.test(first)) continue;
    if (isHeadings(table, cells) || isUnitRow(cells)) continue;
    // A text alone in the first column names the club of the rows below; a number alone may be a shot that was not measured.
    if (filled.length === 1 && texts[0] === first && !/^\d{3,}/.test(first)) {
      blockClub = first.slice(0, 80);
      continue;
    }
    const named = club === undefined ? '' : (texts[club] ?? '');
    yield {
      row,
      cells,
      texts,
      clubName: (named || blockClub).slice(0, 80),
      clubType: clubType === undefined ? '' : (texts[clubType] ?? '').slice(0, 80),
      isCounted: counted === undefined || !/^(false|no|0)$/i.test(texts[counted] ?? ''),
    };
  }
}

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
