import type { ShotFileRow } from '@trueswing/domain';
import { parse } from 'csv-parse/sync';
import { RowCollector, type RowLimits } from './row-limits.ts';

const delimiters = [',', ';', '\t', '|'];
/** A cell beyond it is no cell of a launch monitor: a quote was not closed. */
const maxRecordLength = 100_000;
const sampledLines = 30;

/** Reads the rows of a text with separated values. @throws Error when quotes do not match; TooLargeError beyond the limits */
export function readCsvRows(text: string, limits: RowLimits): ShotFileRow[] {
  const collector = new RowCollector(limits);
  const { delimiter, skippedLines } = findDelimiter(text);
  parse(text, {
    bom: true,
    delimiter,
    from_line: skippedLines + 1,
    max_record_size: maxRecordLength,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines }) => {
      collector.add({ row: lines, cells: cells.map((cell) => (cell === '' ? null : cell)) });
      return null;
    },
  });
  return collector.rows;
}

/** The line `sep=;` names the delimiter; otherwise the one that most lines at the start have, outside of quotes. */
function findDelimiter(text: string): { delimiter: string; skippedLines: number } {
  const lines = text.slice(0, maxRecordLength).split(/\r\n|\n|\r/, sampledLines);
  const named = /^\uFEFF?sep=(.)$/i.exec(lines[0]?.trim() ?? '')?.[1];
  if (named !== undefined) return { delimiter: named, skippedLines: 1 };
  const bare = lines.map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const count = (delimiter: string) =>
    bare.reduce((sum, line) => sum + Math.min(line.split(delimiter).length - 1, 50), 0);
  const [best = ','] = delimiters.toSorted((a, b) => count(b) - count(a));
  return { delimiter: best, skippedLines: 0 };
}
