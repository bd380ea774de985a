import { maxFileColumns } from '@trueswing/contracts';
import { describeHeadings, type ShotCell, type ShotFileRow } from '@trueswing/domain';
import type ExcelJS from 'exceljs';
import SheetReader from 'exceljs/lib/stream/xlsx/worksheet-reader.js';
import SharedStrings from 'exceljs/lib/xlsx/xform/strings/shared-strings-xform.js';
import { readZip, TooLargeError } from '../../../spreadsheets/check-zip.ts';
import { RowCollector, type RowLimits } from './row-limits.ts';

/** Four times what 10,000 shots with 30 columns take. */
const maxInflatedBytes = 48 * 1_024 * 1_024;
const pieceBytes = 32 * 1_024;
const textsPath = 'xl/sharedStrings.xml';
const needed = /^xl\/(workbook|sharedStrings|worksheets\/sheet\d+)\.xml$/;

/**
 * Reads the rows of the sheets with a table: texts and numbers, and the results of formulas. The limits hold for all of them together,
 * and their rows are counted on from sheet to sheet.
 * @throws Error, TooLargeError
 */
export async function readXlsxSheets(bytes: Buffer, limits: RowLimits): Promise<ShotFileRow[][]> {
  const files = await readParts(bytes);
  const texts = new SharedStrings();
  const textsXml = files.get(textsPath);
  if (textsXml) await texts.parseStream(inPieces(textsXml));
  const tables: ShotFileRow[][] = [];
  let left = limits;
  let rowsAbove = 0;
  for (const path of [...files.keys()].filter(isSheet).sort(byNumber)) {
    const collector = new RowCollector(left);
    const isOther = () => tables[0] !== undefined && describeHeadings(collector.rows) !== describeHeadings(tables[0]);
    let isWhole = true;
    try {
      for await (const row of readRows(files.get(path) ?? Buffer.alloc(0), texts.values)) {
        // ExcelJS makes a place for each column up to the last one, so a cell far right takes long, once for each row.
        if (row.cellCount > maxFileColumns) throw new TooLargeError('too many columns');
        const cells = Array.isArray(row.values) ? row.values.slice(1) : [];
        collector.add({ row: rowsAbove + row.number, cells: Array.from(cells, toCell) });
      }
    } catch (error) {
      // A large sheet beside the shots is not read, and does not keep them from being read.
      if (!(error instanceof TooLargeError && isOther())) throw error;
      isWhole = false;
    }
    if (isWhole && describeHeadings(collector.rows) === null) continue;
    // Of a sheet that is not read, its place is enough.
    if (isOther()) tables.push([collector.rows[0] ?? { row: rowsAbove + 1, cells: [] }]);
    else {
      tables.push(collector.rows);
      left = collector.left;
    }
    rowsAbove = collector.rows.at(-1)?.row ?? rowsAbove;
  }
  return tables;
}

const isSheet = (path: string): boolean => path.startsWith('xl/worksheets/');
const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The parts of a spreadsheet that are read. Checks their sizes at the same time. */
async function readParts(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const options = { maxBytes: maxInflatedBytes, isKept: (path: string) => needed.test(path) };
  for await (const { path, content } of readZip(bytes, options)) if (content) files.set(path, content);
  if (!files.has('xl/workbook.xml')) throw new Error('no workbook');
  return files;
}

/**
 * Reads a sheet with the part of ExcelJS that does it. Its reader of whole workbooks inflates the file in JavaScript, writes sheets that
 * come before their texts to temporary files, and takes twice the time.
 */
const readRows = (xml: Buffer, sharedStrings: readonly ExcelJS.CellValue[]): AsyncIterable<ExcelJS.Row> =>
  new SheetReader({
    // Without styles a date stays the number that it is.
    workbook: { sharedStrings, styles: { getStyleModel: () => null }, properties: {} },
    id: 1,
    iterator: inPieces(xml),
    options: { worksheets: 'emit' },
  });

/**
 * ExcelJS makes an event for each mark of a piece before it handles the first, so a large piece would take much memory. It decodes each
 * piece by itself, so a piece ends behind a mark and never inside of a character.
 */
async function* inPieces(xml: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < xml.length; ) {
    const markEnd = xml.indexOf('>', Math.min(start + pieceBytes, xml.length - 1));
    const end = markEnd === -1 ? xml.length : markEnd + 1;
    yield xml.subarray(start, end);
    start = end;
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
