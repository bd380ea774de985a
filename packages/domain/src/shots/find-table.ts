import { type Heading, isUnitRow, readHeading } from './cells/read-heading.ts';
import { type ShotCell, type ShotFileRow, textOf } from './cells/shot-cell.ts';
import type { ShotFormat } from './formats/shot-format.ts';
import { shotFormats } from './formats/shot-formats.ts';

/** Where the shots of a file begin and what its columns are called. */
export interface ShotTable {
  /** Null for a file of no known maker. */
  readonly format: ShotFormat | null;
  readonly headings: readonly Heading[];
  /** Rows above the headings: title, date, player. */
  readonly preamble: readonly ShotFileRow[];
  /** Rows below headings and units. */
  readonly rows: readonly ShotFileRow[];
}

const searchedRows = 60;

/** Finds the headings: those of a known format, otherwise the first row of texts that stands above numbers. Null if there are none. */
export function findTable(rows: readonly ShotFileRow[]): ShotTable | null {
  const searched = rows.slice(0, searchedRows);
  for (const [at, { cells }] of searched.entries()) {
    const headings = cells.map(readHeading);
    const format = recognize(headings);
    if (format) return tableAt(rows, at, headings, format);
  }
  const at = searched.findIndex(
    ({ cells }, index) => isHeadingRow(cells) && rows.slice(index + 1, index + 4).some((row) => hasNumbers(row.cells)),
  );
  const found = rows[at];
  return found ? tableAt(rows, at, found.cells.map(readHeading), null) : null;
}

function recognize(headings: readonly Heading[]): ShotFormat | null {
  const names = new Set(headings.map(({ name }) => name));
  return shotFormats.find(({ marks }) => marks.some((mark) => mark.every((name) => names.has(name)))) ?? null;
}

function tableAt(
  rows: readonly ShotFileRow[],
  at: number,
  headings: readonly Heading[],
  format: ShotFormat | null,
): ShotTable {
  const next = rows[at + 1];
  const units =
    next && isUnitRow(next.cells)
      ? next.cells.map((cell) => readHeading(`[${textOf(cell).replaceAll(/[[\]()]/g, '')}]`).unit)
      : null;
  return {
    format,
    headings: headings.map((heading, column) => ({ ...heading, unit: heading.unit ?? units?.[column] })),
    preamble: rows.slice(0, at),
    rows: rows.slice(at + (units ? 2 : 1)),
  };
}

const isNumber = (cell: ShotCell) => typeof cell === 'number' || /^[+-]?\d[\d.,]*$/.test(textOf(cell));
const isHeadingRow = (cells: readonly ShotCell[]) =>
  cells.filter((cell) => textOf(cell) !== '').length >= 3 && !cells.some(isNumber);
/** Whether a row may be a shot by its form. */
export const hasNumbers = (cells: readonly ShotCell[]) => cells.filter(isNumber).length >= 2;
