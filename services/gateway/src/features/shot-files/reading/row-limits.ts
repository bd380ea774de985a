import { maxFileColumns } from '@trueswing/contracts';
import type { ShotFileRow } from '@trueswing/domain';
import { TooLargeError } from '../../../spreadsheets/check-zip.ts';

/** The largest table that is read. */
export interface RowLimits {
  /** Blank rows count as well: they take as long to read. */
  readonly maxRows: number;
  readonly maxCells: number;
}

/** Collects the rows of a table that are not blank. */
export class RowCollector {
  readonly rows: ShotFileRow[] = [];
  #read = 0;
  readonly #limits: RowLimits;

  constructor(limits: RowLimits) {
    this.#limits = limits;
  }

  /** The limits of the next table, where they hold for both together. */
  get left(): RowLimits {
    const { maxRows, maxCells } = this.#limits;
    const cells = this.rows.reduce((sum, row) => sum + row.cells.length, 0);
    return { maxRows: maxRows - this.#read, maxCells: maxCells - cells };
  }

  /** @throws TooLargeError when the table has more rows or cells than the limits */
  add({ row, cells }: ShotFileRow): void {
    this.#read += 1;
    const { maxRows, maxCells } = this.#limits;
    if (this.#read > maxRows || this.rows.length * cells.length > maxCells) throw new TooLargeError('too many rows');
    if (!cells.some((cell) => cell !== null)) return;
    this.rows.push({ row, cells: cells.length > maxFileColumns ? cells.slice(0, maxFileColumns) : cells });
  }
}
