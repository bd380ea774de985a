import { Readable } from 'node:stream';
import { maxFileColumns } from '@trueswing/contracts';
import { describeHeadings, type ShotCell, type ShotFileRow } from '@trueswing/domain';
import ExcelJS from 'exceljs';
import { ZipFile } from 'yazl';
import { readZip, TooLargeError } from '../../../spreadsheets/check-zip.ts';
import { RowCollector, type RowLimits } from './row-limits.ts';

/** Four times what 10,000 shots with 30 columns take. */
const maxInflatedBytes = 48 * 1_024 * 1_024;
const pieceBytes = 32 * 1_024;
const noTexts = Buffer.from('<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>');
const needed =
  /^(_rels\/\.rels|xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/worksheets\/sheet\d+\.xml)$/;

/** Reads the rows of the first sheet with a table of shots: texts and numbers, and the results of formulas. @throws Error, TooLargeError */
export async function readXlsxRows(bytes: Buffer, limits: RowLimits): Promise<ShotFileRow[]> {
  const reader = new ExcelJS.stream.xlsx.WorkbookReader(await inOrder(bytes), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    hyperlinks: 'ignore',
    styles: 'ignore',
    entries: 'ignore',
  });
  for await (const sheet of reader) {
    const collector = new RowCollector(limits);
    for await (const row of sheet) {
      // ExcelJS makes a place for each column up to the last one, so a cell far right takes long, once for each row.
      if (row.cellCount > maxFileColumns) throw new TooLargeError('too many columns');
      const cells = Array.isArray(row.values) ? row.values.slice(1) : [];
      collector.add({ row: row.number, cells: Array.from(cells, toCell) });
    }
    if (describeHeadings(collector.rows) !== null) return collector.rows;
  }
  return [];
}

/**
 * The parts of a spreadsheet in the order in which ExcelJS can read them one by one: a sheet that comes before its texts would go to a
 * temporary file. Checks the sizes at the same time.
 */
async function inOrder(bytes: Buffer): Promise<Readable> {
  const files = new Map<string, Buffer>([['xl/sharedStrings.xml', noTexts]]);
  const options = { maxBytes: maxInflatedBytes, isKept: (path: string) => needed.test(path) };
  for await (const { path, content } of readZip(bytes, options)) if (content) files.set(path, content);
  if (!files.has('xl/workbook.xml') || !files.has('xl/_rels/workbook.xml.rels')) throw new Error('no workbook');
  const isSheet = (path: string) => path.startsWith('xl/worksheets/');
  const ordered = [...files].sort(
    ([a], [b]) => Number(isSheet(a)) - Number(isSheet(b)) || a.localeCompare(b, 'en', { numeric: true }),
  );
  const zip = new ZipFile();
  for (const [path, content] of ordered) zip.addBuffer(content, path, { compress: false });
  zip.end();
  return Readable.from(inPieces(zip.outputStream));
}

/** ExcelJS makes an event for each mark of a piece before it handles the first, so a large piece would take much memory. */
async function* inPieces(stream: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    const bytes = chunk as Buffer;
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
}

function toCell(value: ExcelJS.CellValue | undefined): ShotCell {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'boolean') return String(value);
  if (value === null || value === undefined || value instanceof Date) return null;
  if ('richText' in value)
    return (
      value.richText
        .map(({ text }) => text)
        .join('')
        .trim() || null
    );
  if ('result' in value) return toCell(value.result as ExcelJS.CellValue);
  if ('text' in value) return typeof value.text === 'string' ? value.text.trim() || null : null;
  return null;
}
