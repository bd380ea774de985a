import type { RejectedRow } from '@trueswing/contracts';

/** Rows of a file with the same reason. */
export interface RowGroup {
  readonly reason: string;
  /** "Row 3", "Rows 2–9, 12". */
  readonly rows: string;
}

/** Groups rows by their reason, in the order of the file. Every row is named. */
export function groupRows(rejected: readonly RejectedRow[]): RowGroup[] {
  const byReason = new Map<string, number[]>();
  for (const { row, reason } of rejected) {
    const rows = byReason.get(reason);
    if (rows) rows.push(row);
    else byReason.set(reason, [row]);
  }
  return [...byReason].map(([reason, rows]) => ({
    reason,
    rows: `${rows.length === 1 ? 'Row' : 'Rows'} ${spansOf(rows)}`,
  }));
}

/** "2–9, 12" */
function spansOf(rows: readonly number[]): string {
  const spans: { first: number; last: number }[] = [];
  for (const row of rows) {
    const span = spans.at(-1);
    if (span && row === span.last + 1) span.last = row;
    else spans.push({ first: row, last: row });
  }
  return spans.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
