import type ExcelJS from 'exceljs';

/** ExcelJS takes 22 MB of memory, so it is loaded when an admin first needs it. */
export const loadExcelJs = async (): Promise<typeof ExcelJS> => (await import('exceljs')).default;
