import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import { expect } from 'vitest';
import { factOf, openScreen } from './admin-page.ts';
import type { AdminSystem } from './admin-system.ts';

export async function importSpreadsheet({ admin, fred }: AdminSystem): Promise<void> {
  await openScreen(admin, 'Downloads');
  await admin.getByText(/^398 exercises in 7 categories, about \d+ KB\./).waitFor();
  expect(await factOf(admin, 'Core Control & Rotational Strength')).toBe('153');
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Download Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('golf-exercise-videos.xlsx');
  const file = await readFile(await download.path());
  const check = async (buffer: Buffer) => {
    await admin.getByLabel('Edited spreadsheet').setInputFiles({ name: 'edited.xlsx', mimeType: '', buffer });
    await admin.getByRole('button', { name: 'Check File' }).click();
  };
  await check(file);
  await admin.getByText('0 added · 0 removed · 0 changed · 398 unchanged').waitFor();
  await check(await editFirstRow(file, { Difficulty: 'very hard' }));
  await admin.getByText('There is 1 mistake in this file, so nothing changed.').waitFor();
  await check(await editFirstRow(file, { Name: 'The Renamed Exercise' }));
  await admin.getByText('0 added · 0 removed · 1 changed · 397 unchanged').waitFor();
  await admin.getByRole('button', { name: 'Import Now' }).click();
  await admin
    .getByText(
      'Imported. Golfers see it within an hour; what they opened under Watch, within a day. Workouts planned for today stay as they are.',
    )
    .waitFor();
  await fred.goto('/exercises');
  await fred.getByPlaceholder('Search exercises...').fill('The Renamed');
  await fred.getByText('The Renamed Exercise').first().waitFor();
}

/** The spreadsheet with other values in the first exercise of the first category. */
async function editFirstRow(file: Buffer, values: Readonly<Record<string, string>>): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  const sheet = workbook.getWorksheet('Core Control & Rotation');
  const headers = (sheet?.getRow(1).values ?? []) as string[];
  for (const [header, value] of Object.entries(values)) {
    const cell = sheet?.getRow(2).getCell(headers.indexOf(header));
    if (cell) cell.value = value;
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
