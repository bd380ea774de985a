import { PassThrough, type Readable } from 'node:stream';
import { focusAreas } from '@trueswing/contracts';
import type { Catalog } from '../../exercises/exercise-catalog.ts';
import { sheetColumns, sheetNames, summarySheet } from './sheet-columns.ts';

const instructions = [
  'Each category has a sheet, and each exercise has a row. Do not rename sheets or headers.',
  'Edit cells, add rows at the end, or delete rows. To move an exercise to another category, move its row to that sheet.',
  'Keep the id of an exercise when you change its name: golfers’ workouts refer to it. Leave it empty for a new exercise.',
  'Lists are separated by commas. Give either repetitions or hold seconds. Per side and Premium are yes or no.',
  'A video URL has the form https://www.youtube.com/watch?v=… and may be empty.',
  'An administrator imports the file. A dry run shows what would change. One mistake, and nothing changes.',
  'The version before the import is kept: workouts that golfers have begun go on with it.',
];

/** The exercises as a spreadsheet, a row at a time: a summary, the instructions, and a sheet for each category. */
export function writeSpreadsheet({ exercises, version }: Catalog, onFailure: (error: unknown) => void): Readable {
  const stream = new PassThrough();
  const write = async () => {
    // ExcelJS takes 22 MB of memory, so it is loaded when an admin first needs it.
    const { stream: streams } = (await import('exceljs')).default;
    const workbook = new streams.xlsx.WorkbookWriter({ stream, useStyles: true });
    const bold = { font: { bold: true } };
    const summary = workbook.addWorksheet(summarySheet.name);
    summary.columns = [{ width: 40 }, { width: 12 }];
    const total = ['All categories', exercises.length] as const;
    const counts = focusAreas.map(
      (area) => [area, exercises.filter(({ focusArea }) => focusArea === area).length] as const,
    );
    for (const row of [['Category', 'Exercises'], ...counts, total, [summarySheet.version, version]])
      summary.addRow(row).commit();
    summary.commit();
    const howTo = workbook.addWorksheet('How to re-import');
    howTo.columns = [{ width: 120 }];
    for (const line of instructions) howTo.addRow([line]).commit();
    howTo.commit();
    for (const area of focusAreas) {
      const sheet = workbook.addWorksheet(sheetNames[area], { views: [{ state: 'frozen', xSplit: 2, ySplit: 1 }] });
      sheet.columns = sheetColumns.map(({ width }) => ({ width }));
      const head = sheet.addRow(sheetColumns.map(({ header }) => header));
      Object.assign(head, bold);
      head.commit();
      for (const exercise of exercises.filter(({ focusArea }) => focusArea === area)) {
        sheet.addRow(sheetColumns.map((column) => column.of(exercise))).commit();
      }
      sheet.commit();
    }
    await workbook.commit();
  };
  write().catch((error: unknown) => {
    onFailure(error);
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return stream;
}
