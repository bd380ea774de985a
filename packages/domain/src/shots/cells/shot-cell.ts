/** Content of a cell: a number of a spreadsheet, or text. Null if it is empty. */
export type ShotCell = string | number | null;

/** A row of a file with its number, from 1, as the golfer sees it in a spreadsheet program. */
export interface ShotFileRow {
  readonly row: number;
  readonly cells: readonly ShotCell[];
}

/** Text of a cell without the spaces around it; empty for an empty one. */
export const textOf = (cell: ShotCell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim();
