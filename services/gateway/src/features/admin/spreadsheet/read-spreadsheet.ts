import { type CatalogExercise, catalogExerciseSchema, type FocusArea, type SheetError } from '@trueswing/contracts';
import type ExcelJS from 'exceljs';
import { checkZip } from './check-zip.ts';
import { describeIssue } from './describe-issue.ts';
import { loadExcelJs } from './load-exceljs.ts';
import { areaOfSheet, type Cell, sheetColumns, sheetNames } from './sheet-columns.ts';
import { toEntry } from './to-entry.ts';

const maxRows = 2_000;
/** ExcelJS visits each cell of their ranges, which may be whole columns or sheets. Values do not need them. */
const ignoreNodes = ['dataValidations', 'mergeCells'];
/** More mistakes are not worth reading before the first are fixed. */
const maxErrors = 100;

export interface ReadSheets {
  readonly exercises: readonly CatalogExercise[];
  readonly errors: readonly SheetError[];
}

/** Reads and validates an edited spreadsheet. With any mistake there are errors, and nothing of it may be used. */
export async function readSpreadsheet(bytes: Buffer): Promise<ReadSheets> {
  const { Workbook } = await loadExcelJs();
  const workbook = new Workbook();
  try {
    await checkZip(bytes);
    // ExcelJS declares a Buffer of its own.
    await workbook.xlsx.load(bytes as unknown as Parameters<typeof workbook.xlsx.load>[0], { ignoreNodes });
  } catch {
    return refuse({ sheet: '', row: null, column: null, message: 'This is no .xlsx file that we can read.' });
  }
  const exercises: CatalogExercise[] = [];
  const errors: SheetError[] = [];
  for (const [area, sheet] of Object.entries(sheetNames) as [FocusArea, string][]) {
    const found = workbook.worksheets.find(({ name }) => areaOfSheet(name) === area);
    if (!found) errors.push({ sheet, row: null, column: null, message: 'This sheet is missing.' });
    else if (found.rowCount > maxRows)
      errors.push({ sheet, row: null, column: null, message: `This sheet has more than ${maxRows} rows.` });
    else readSheet(found, area, exercises, errors);
  }
  for (const field of ['id', 'name'] as const) {
    const values = exercises.map((exercise) => exercise[field].toLowerCase());
    for (const twin of new Set(values.filter((value, at) => values.indexOf(value) !== at))) {
      errors.push({
        sheet: '',
        row: null,
        column: null,
        message: `“${twin}” is the ${field} of more than one exercise.`,
      });
    }
  }
  return { exercises, errors: errors.slice(0, maxErrors) };
}

const refuse = (error: SheetError): ReadSheets => ({ exercises: [], errors: [error] });

function readSheet(
  sheet: ExcelJS.Worksheet,
  area: FocusArea,
  exercises: CatalogExercise[],
  errors: SheetError[],
): void {
  const fail = (row: number | null, column: string | null, message: string) =>
    errors.push({ sheet: sheet.name, row, column, message });
  const columnOf = new Map<string, number>();
  sheet.getRow(1).eachCell((cell, at) => columnOf.set(String(cell.text).trim(), at));
  const missing = sheetColumns.filter(({ header }) => !columnOf.has(header));
  for (const { header } of missing) fail(1, header, 'This column is missing.');
  if (missing.length > 0) return;
  let filledRows = 0;
  for (let row = 2; row <= sheet.rowCount; row++) {
    const cells = new Map<string, Cell>();
    for (const { header } of sheetColumns) {
      const value = cellOf(sheet.getRow(row).getCell(columnOf.get(header) ?? 0));
      if (value === undefined) fail(row, header, 'Only text and numbers are read, no formulas or dates.');
      else if (value !== null) cells.set(header, value);
    }
    if (cells.size === 0) continue;
    filledRows += 1;
    const { data, error } = catalogExerciseSchema.safeParse(toEntry(cells, area));
    if (data) exercises.push(data);
    for (const issue of error?.issues ?? []) {
      const column = sheetColumns.find(({ field }) => field === issue.path[0]);
      fail(row, column?.header ?? null, describeIssue(issue));
    }
  }
  // Without an exercise of a category, workouts would lack it.
  if (filledRows === 0) fail(null, null, 'This sheet has no exercise.');
}

/** The text or number of a cell; text that a program made a link or formatted is still text. Undefined for anything else. */
function cellOf({ value }: ExcelJS.Cell): Cell | undefined {
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
    return typeof value.text === 'string' ? value.text.trim() : undefined;
  return undefined;
}
