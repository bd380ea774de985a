import {
  type CatalogExercise,
  catalogExerciseSchema,
  type FocusArea,
  maxSheetErrors,
  type SheetError,
} from '@trueswing/contracts';
import type { z } from 'zod/mini';
import { readWorkbook } from '../../../spreadsheets/read-workbook.ts';
import type { SheetData } from '../../../spreadsheets/workbook-messages.ts';
import { areaOfSheet, type Cell, sheetColumns, sheetNames, summarySheet } from './sheet-columns.ts';
import { describeIssue, sheetMistakes } from './spreadsheet-errors.ts';
import { toEntry } from './to-entry.ts';

const maxRows = 2_000;

export interface ReadSheets {
  readonly exercises: readonly CatalogExercise[];
  readonly errors: readonly SheetError[];
  /** The version from which the file was made; null if the file does not say. */
  readonly version: number | null;
}

/** Reads and validates an edited spreadsheet. With any mistake there are errors, and nothing of it may be used. */
export async function readSpreadsheet(bytes: Buffer): Promise<ReadSheets> {
  const sheets = await readWorkbook(bytes, { maxRows });
  if (!sheets) return refuse({ sheet: '', row: null, column: null, message: sheetMistakes.unreadable });
  const found: FoundExercise[] = [];
  const errors: SheetError[] = [];
  for (const [area, sheet] of Object.entries(sheetNames) as [FocusArea, string][]) {
    const data = sheets.find(({ name }) => areaOfSheet(name) === area);
    if (!data) errors.push({ sheet, row: null, column: null, message: sheetMistakes.noSheet });
    else if (data.rowCount > maxRows)
      errors.push({ sheet, row: null, column: null, message: sheetMistakes.tooManyRows(maxRows) });
    else readSheet(data, area, found, errors);
  }
  errors.push(...listRepeated(found, 'id', 'Id'), ...listRepeated(found, 'name', 'Name'));
  // A list may have the same wrong part twice.
  const distinct = [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
  return {
    exercises: found.map(({ exercise }) => exercise),
    errors: distinct.slice(0, maxSheetErrors),
    version: readVersion(sheets),
  };
}

interface FoundExercise {
  readonly exercise: CatalogExercise;
  readonly sheet: string;
  readonly row: number;
}

/** The exercises whose id or name an earlier one has. */
function listRepeated(found: readonly FoundExercise[], field: 'id' | 'name', column: string): SheetError[] {
  const known = new Set<string>();
  return found.flatMap(({ exercise, sheet, row }) => {
    const value = exercise[field].toLowerCase();
    if (known.has(value)) return [{ sheet, row, column, message: sheetMistakes.repeated(value, field) }];
    known.add(value);
    return [];
  });
}

function readVersion(sheets: readonly SheetData[]): number | null {
  const rows = sheets.find(({ name }) => name === summarySheet.name)?.rows.values() ?? [];
  const version = [...rows].find((row) => row.get(1) === summarySheet.version)?.get(2);
  return Number.isInteger(version) ? Number(version) : null;
}

const refuse = (error: SheetError): ReadSheets => ({ exercises: [], errors: [error], version: null });

function readSheet(sheet: SheetData, area: FocusArea, found: FoundExercise[], errors: SheetError[]): void {
  const fail = (row: number | null, column: string | null, message: string) =>
    errors.push({ sheet: sheet.name, row, column, message });
  const columnOf = new Map<string, number>();
  for (const [at, cell] of sheet.rows.get(1) ?? []) columnOf.set(String(cell ?? ''), at);
  const missing = sheetColumns.filter(({ header }) => !columnOf.has(header));
  for (const { header } of missing) fail(1, header, sheetMistakes.noColumn);
  if (missing.length > 0) return;
  let filledRows = 0;
  for (const [row, contents] of sheet.rows) {
    if (row === 1) continue;
    const cells = new Map<string, Cell>();
    for (const { header } of sheetColumns) {
      const column = columnOf.get(header) ?? 0;
      if (!contents.has(column)) continue;
      const content = contents.get(column);
      if (content === undefined) fail(row, header, sheetMistakes.notPlain);
      else cells.set(header, content);
    }
    if (cells.size === 0) continue;
    filledRows += 1;
    const entry = toEntry(cells, area);
    const { data, error } = catalogExerciseSchema.safeParse(entry);
    if (data) found.push({ exercise: data, sheet: sheet.name, row });
    for (const issue of error?.issues ?? []) {
      const { column, message } = describeMistake(issue, entry, cells);
      fail(row, column, message);
    }
  }
  // Without an exercise of a category, workouts would lack it.
  if (filledRows === 0) fail(null, null, sheetMistakes.noExercise);
}

/** Describes what is wrong with a row, and names the column. */
function describeMistake(issue: z.core.$ZodIssue, entry: Record<string, unknown>, cells: ReadonlyMap<string, Cell>) {
  const message = describeIssue(issue);
  const [name, at] = issue.path;
  const headers = sheetColumns.filter(({ field }) => field === name).map(({ header }) => header);
  const [column = null] = headers;
  const list = entry[String(name)];
  if (!Array.isArray(list) || typeof at !== 'number') return { column, message };
  // The parts of a list share a cell, or have one each, of which the empty ones are left out.
  if (headers.length === 1) return { column, message: `“${list[at]}”: ${message}` };
  return { column: headers.filter((header) => cells.has(header))[at] ?? null, message };
}
