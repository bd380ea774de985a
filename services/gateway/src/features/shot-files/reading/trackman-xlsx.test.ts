import type { ShotFileAnswers } from '@trueswing/contracts';
import ExcelJS from 'exceljs';
import { describe, expect, test } from 'vitest';
import { shotFile } from '../../../../test/shot-files.ts';
import { readFile, understand } from '../../../../test/understand-shot-file.ts';

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

async function writeXlsx(...fills: ((sheet: ExcelJS.Worksheet) => void)[]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  for (const [at, fill] of fills.entries()) fill(workbook.addWorksheet(`Shot Data ${at}`));
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

describe('a spreadsheet of several sheets', () => {
  const headings = ['Club', 'Ball Speed (mph)', 'Carry (yd)'];
  const seven = ['7 Iron', 115, 157];
  const answers: ShotFileAnswers = {
    columns: [
      { column: 0, is: 'club' },
      { column: 1, is: 'ballSpeedMph' },
      { column: 2, is: 'carryYd' },
    ],
    clubs: [],
    speedUnit: 'mph',
    distanceUnit: 'yd',
    handedness: 'right',
  };
  const sheetOf =
    (...rows: (string | number)[][]) =>
    (sheet: ExcelJS.Worksheet) =>
      void sheet.addRows(rows);

  test('has the shots of each one with the same columns', async () => {
    const xlsx = await writeXlsx(
      sheetOf(headings, seven, ['Magic', 110, 150]),
      sheetOf(['My notes']),
      sheetOf(['Session of May'], headings, ['Driver', 140, 230], ['7 Iron', 9, 4_000], ['7 Iron', 112, 155]),
    );
    const file = await readFile(xlsx, { answers });
    expect(file.shots.map(({ row, club }) => [row, club])).toEqual([
      [2, '7-iron'],
      [6, 'driver'],
      [8, '7-iron'],
    ]);
    expect(file.rejected.map(({ row }) => row)).toEqual([3, 7]);
    expect(file.clubs.map(({ name, shots }) => [name, shots])).toEqual([
      ['7 Iron', 2],
      ['Magic', 1],
      ['Driver', 1],
    ]);
  });

  test('has a shot once that stands in two of them, and says which one was not read', async () => {
    const xlsx = await writeXlsx(
      sheetOf(headings, seven, seven),
      sheetOf(headings, seven),
      sheetOf(['Hole', 'Putts', 'Score'], [1, 2, 4], [2, 1, 3]),
    );
    const file = await readFile(xlsx, { answers });
    expect(file.shots.map(({ row }) => row)).toEqual([2, 3]);
    expect(file.clubs.map(({ name, shots }) => [name, shots])).toEqual([['7 Iron', 2]]);
    expect(file.rejected).toEqual([
      { row: 6, reason: expect.stringContaining('a sheet with other columns') },
      { row: 5, reason: 'Another sheet of your file has this shot, too.' },
    ]);
  });

  test('is read although another one is too large, or too wide', async () => {
    const large = Array.from({ length: 25_000 }, () => [1, 2, 4]);
    const xlsx = await writeXlsx(
      sheetOf(headings, seven),
      sheetOf(['Hole', 'Putts', 'Score'], ...large),
      sheetOf(
        ['Notes'],
        Array.from({ length: 400 }, () => 'x'),
      ),
      sheetOf(headings, ['Driver', 140, 230]),
    );
    const file = await readFile(xlsx, { answers });
    expect(file.shots.map(({ club }) => club)).toEqual(['7-iron', 'driver']);
    const otherColumns = expect.stringContaining('a sheet with other columns');
    expect(file.rejected.map(({ reason }) => reason)).toEqual([otherColumns, otherColumns]);
  });

  test('is too large if all of them together are', async () => {
    const rows = Array.from({ length: 12_000 }, () => seven);
    expect(await understand(await writeXlsx(sheetOf(headings, ...rows), sheetOf(headings, ...rows)))).toBe('too-large');
  });
});
