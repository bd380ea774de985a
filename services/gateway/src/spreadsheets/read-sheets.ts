import ExcelJS from 'exceljs';
import { checkZip } from './check-zip.ts';
import type { SheetCell, SheetData, WorkbookReply, WorkbookThreadStart } from './workbook-messages.ts';

/** ExcelJS visits each cell of their ranges, which may be whole columns or sheets. Values do not need them. */
const ignoreNodes = ['dataValidations', 'mergeCells'];
const maxColumns = 200;
/** Forty times what the catalog takes. Many cells may share one text in the file, but each gets a copy of its own. */
const maxTextLength = 16 * 1_024 * 1_024;

/** Reads the text and numbers of all sheets. It runs in a thread with limits: a small file can ask for any time and memory. */
export async function readSheets({ bytes, maxRows }: WorkbookThreadStart): Promise<WorkbookReply> {
  const workbook = new ExcelJS.Workbook();
  // ExcelJS makes an object for each cell of a named range, such as a print area of whole columns. Values do not need them.
  Object.defineProperty(workbook.definedNames, 'model', { get: () => [], set: () => undefined });
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await checkZip(file);
    // ExcelJS declares a Buffer of its own.
    await workbook.xlsx.load(file as unknown as Parameters<typeof workbook.xlsx.load>[0], { ignoreNodes });
  } catch {
    return { type: 'unreadable' };
  }
  let textLength = 0;
  const sheets: SheetData[] = [];
  for (const sheet of workbook.worksheets) {
    const rowCount = lastFilledRow(sheet);
    const rows = new Map<number, Map<number, SheetCell>>();
    if (rowCount <= maxRows) {
      for (let at = 1; at <= rowCount; at++) {
        const cells = readCells(sheet.getRow(at));
        for (const cell of cells.values()) textLength += typeof cell === 'string' ? cell.length : 0;
        if (textLength > maxTextLength) return { type: 'too-large' };
        if (cells.size > 0) rows.set(at, cells);
      }
    }
    sheets.push({ name: sheet.name, rowCount, rows });
  }
  return { type: 'sheets', sheets };
}

/** Borders and colors fill no row, though the library counts rows that hold only these. */
function lastFilledRow(sheet: ExcelJS.Worksheet): number {
  let last = 0;
  sheet.eachRow((row, at) => {
    if (readCells(row).size > 0) last = at;
  });
  return last;
}

function readCells(row: ExcelJS.Row): Map<number, SheetCell> {
  const cells = new Map<number, SheetCell>();
  row.eachCell((cell, column) => {
    const content = column > maxColumns ? null : contentOf(cell);
    if (content !== null) cells.set(column, content);
  });
  return cells;
}

/** The text or number of a cell, null if it is empty; text that a program made a link or formatted is still text. */
function contentOf({ value }: ExcelJS.Cell): SheetCell | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'object' && 'richText' in value)
    return (
      value.richText
        .map(({ text }) => text)
        .join('')
        .trim() || null
    );
  if (typeof value === 'object' && 'hyperlink' in value)
    return typeof value.text === 'string' ? value.text.trim() || null : undefined;
  return undefined;
}
