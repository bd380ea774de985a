/** Content that a cell may hold: text or a number; undefined for anything else, such as a formula or a date. */
export type SheetCell = string | number | undefined;

export interface SheetData {
  readonly name: string;
  /** Number of the last row that is not empty. */
  readonly rowCount: number;
  /** The cells of each row by column, both from 1, without empty ones. No rows if the sheet has more than may be read. */
  readonly rows: ReadonlyMap<number, ReadonlyMap<number, SheetCell>>;
}

export interface WorkbookThreadStart {
  readonly bytes: Uint8Array;
  readonly maxRows: number;
}

export type WorkbookReply =
  | { readonly type: 'sheets'; readonly sheets: readonly SheetData[] }
  | { readonly type: 'unreadable' }
  | { readonly type: 'too-large' };
