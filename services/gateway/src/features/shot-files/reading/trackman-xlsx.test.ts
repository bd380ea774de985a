import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { shotFile } from '../../../../test/shot-files.ts';
import { readFile } from '../../../../test/understand-shot-file.ts';

/** The cells of our TrackMan CSV: numbers and TRUE or FALSE as a spreadsheet has them, without the line `sep=,`. */
const table = shotFile('trackman.csv')
  .toString('utf8')
  .trimEnd()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(',').map((text) => toCell(text.replaceAll('"', ''))));

function toCell(text: string): string | number | boolean | null {
  if (text === '') return null;
  if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

async function writeXlsx(fill: (sheet: ExcelJS.Worksheet) => void): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook.addWorksheet('Shot Data'));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

test('a spreadsheet of TrackMan has the shots of its CSV, and the one that was left out', async () => {
  const [csv, xlsx] = [
    await readFile(shotFile('trackman.csv')),
    await readFile(await writeXlsx((sheet) => sheet.addRows(table))),
  ];
  const shotsOf = ({ shots }: typeof csv) => shots.map(({ row: _, digest: _digest, ...shot }) => shot);
  expect(xlsx.format).toBe('TrackMan');
  expect(shotsOf(xlsx)).toEqual(shotsOf(csv));
  expect(xlsx.rejected.map(({ reason }) => reason)).toEqual(csv.rejected.map(({ reason }) => reason));
});

test('its dates may be dates of the spreadsheet, on the clock of the bay', async () => {
  const dated = table.map(([date, ...rest]) => [
    typeof date === 'string' && date.includes('2026') ? new Date(`${date} UTC`) : date,
    ...rest,
  ]);
  const csv = await readFile(shotFile('trackman.csv'));
  const xlsx = await readFile(await writeXlsx((sheet) => sheet.addRows(dated)));
  expect(xlsx.shots.map(({ hitAt }) => hitAt)).toEqual(csv.shots.map(({ hitAt }) => hitAt));
});
