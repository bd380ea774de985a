import {
  type CatalogExercise,
  catalogExerciseSchema,
  type FocusArea,
  maxSheetErrors,
  type SheetError,
} from '@trueswing/contracts';
import { readWorkbook } from '../../../spreadsheets/read-workbook.ts';
import type { SheetData } from '../../../spreadsheets/workbook-messages.ts';
import { describeIssue } from './describe-issue.ts';
import { areaOfSheet, type Cell, sheetColumns, sheetNames } from './sheet-columns.ts';
import { toEntry } from './to-entry.ts';

const maxRows = 2_000;

export interface ReadSheets {
  readonly exercises: readonly CatalogExercise[];
  readonly errors: readonly SheetError[];
}

/** Reads and validates an edited spreadsheet. With any mistake there are errors, and nothing of it may be used. */
export async function readSpreadsheet(bytes: Buffer): Promise<ReadSheets> {
  const sheets = await readWorkbook(bytes, { maxRows });
  if (!sheets)
    return refuse({ sheet: '', row: null, column: null, message: 'This is no .xlsx file that we can read.' });
  const exercises: CatalogExercise[] = [];
  const errors: SheetError[] = [];
  for (const [area, sheet] of Object.entries(sheetNames) as [FocusArea, string][]) {
    const found = sheets.find(({ name }) => areaOfSheet(name) === area);
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
  return { exercises, errors: errors.slice(0, maxSheetErrors) };
}

const refuse = (error: SheetError): ReadSheets => ({ exercises: [], errors: [error] });

function readSheet(sheet: SheetData, area: FocusArea, exercises: CatalogExercise[], errors: SheetError[]): void {
  const fail = (row: number | null, column: string | null, message: string) =>
    errors.push({ sheet: sheet.name, row, column, message });
  const columnOf = new Map<string, number>();
  for (const [at, cell] of sheet.rows.get(1) ?? []) columnOf.set(String(cell ?? ''), at);
  const missing = sheetColumns.filter(({ header }) => !columnOf.has(header));
  for (const { header } of missing) fail(1, header, 'This column is missing.');
  if (missing.length > 0) return;
  let filledRows = 0;
  for (const [row, contents] of sheet.rows) {
    if (row === 1) continue;
    const cells = new Map<string, Cell>();
    for (const { header } of sheetColumns) {
      const column = columnOf.get(header) ?? 0;
      if (!contents.has(column)) continue;
      const content = contents.get(column);
      if (content === undefined) fail(row, header, 'Only text and numbers are read, no formulas or dates.');
      else cells.set(header, content);
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
