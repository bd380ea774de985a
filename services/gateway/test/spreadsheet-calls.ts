import type { CatalogImport, FocusArea, SheetError } from '@trueswing/contracts';
import ExcelJS from 'exceljs';
import { expect } from 'vitest';
import { sheetNames } from '../src/features/admin/spreadsheet/sheet-columns.ts';
import type { TestGateway } from './test-gateway.ts';

/** The calls of an admin about the spreadsheet. */
export async function spreadsheetCalls(gateway: TestGateway) {
  const cookie = await gateway.signInAdmin();
  async function download(): Promise<Buffer> {
    const response = await gateway.call('/api/download/excel', { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="golf-exercise-videos.xlsx"');
    return Buffer.from(await response.arrayBuffer());
  }
  let first: Promise<Buffer> | undefined;
  return {
    cookie,
    download,
    /** The spreadsheet that was downloaded first after some edits. */
    async edited(edit: (workbook: ExcelJS.Workbook) => void): Promise<Buffer> {
      first ??= download();
      const workbook = await openWorkbook(await first);
      edit(workbook);
      return Buffer.from(await workbook.xlsx.writeBuffer());
    },
    async upload(bytes: Buffer, dryRun: boolean, checkedVersion?: number) {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(bytes)], 'exercises.xlsx'));
      const checked = checkedVersion === undefined ? '' : `&checkedVersion=${checkedVersion}`;
      const path = `/api/admin/exercises/import?dryRun=${dryRun}${checked}`;
      const response = await gateway.call(path, { method: 'POST', body, headers: { cookie } });
      return {
        status: response.status,
        body: (await response.json()) as CatalogImport & { code: string; errors: SheetError[] },
      };
    },
    /** The versions that were imported. */
    imports: () => gateway.rows(`select version, exercises from gateway.exercise_catalog where source = 'import'`),
    deleteImports: () => gateway.rows(`delete from gateway.exercise_catalog where source = 'import'`),
  };
}
export type SpreadsheetCalls = Awaited<ReturnType<typeof spreadsheetCalls>>;

export async function openWorkbook(bytes: Buffer): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  return workbook;
}

export function sheetOf(workbook: ExcelJS.Workbook, area: FocusArea): ExcelJS.Worksheet {
  const sheet = workbook.getWorksheet(sheetNames[area]);
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

export const coreSheet = (workbook: ExcelJS.Workbook) => sheetOf(workbook, 'Core Control & Rotational Strength');

export function cellOf(sheet: ExcelJS.Worksheet, row: number, header: string): ExcelJS.Cell {
  const at = (sheet.getRow(1).values as string[]).indexOf(header);
  return sheet.getRow(row).getCell(at);
}
