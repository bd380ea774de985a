import { expect, it } from 'vitest';
import { writeWorkbook } from '../../../../test/write-workbook.ts';
import { readXlsxSheets } from './xlsx-rows.ts';

const limits = { maxRows: 10_000, maxCells: 100_000 };

it('keeps the characters of a sheet that is read in many pieces', async () => {
  const text = 'Schläger für Grün '.concat('€'.repeat(40));
  const cell = (address: string, value: string) => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = Array.from({ length: 3_000 }, (_, at) => {
    const [row, distance] = [at + 2, 100 + (at % 80)];
    return `<row r="${row}">${cell(`A${row}`, text)}<c r="B${row}"><v>${distance}</v></c><c r="C${row}"><v>9</v></c></row>`;
  });
  const headings = ['Club', 'Carry', 'Ball Speed'].map((name, at) => cell(`${'ABC'[at]}1`, name)).join('');
  const [read = []] = await readXlsxSheets(
    await writeWorkbook({ rows: `<row r="1">${headings}</row>${rows.join('')}` }),
    limits,
  );
  expect(new Set(read.slice(1).map(({ cells }) => cells[0]))).toEqual(new Set([text]));
  expect(read).toHaveLength(3_001);
});
