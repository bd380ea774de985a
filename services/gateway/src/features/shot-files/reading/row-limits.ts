import { maxFileColumns } from '@trueswing/contracts';
import type { ShotFileRow } from '@trueswing/domain';
import { TooLargeError } from '../../../spreadsheets/check-zip.ts';

/** The largest table that is read. */
export interface RowLimits {
  readonly maxRows: number;
  readonly maxCells: number;
}

/** Adds a row unless it is blank. @throws TooLargeError when the file has more rows or cells than the limits */
export function addRow(rows: ShotFileRow[], { row, cells }: ShotFileRow, limits: RowLimits): void {
  if (!cells.some((cell) => cell !== null)) return;
  if (rows.length >= limits.maxRows || rows.length * cells.length > limits.maxCells)
    throw new TooLargeError('too many rows');
  rows.push({ row, cells: cells.length > maxFileColumns ? cells.slice(0, maxFileColumns) : cells });
}
