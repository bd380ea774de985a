import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerGolfer } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { openSharedE2e, type SharedE2e } from './steps/open-system.ts';

let e2e: SharedE2e;
let page: Page;
beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage();
  await registerGolfer(page, 'Sam');
});
afterAll(() => e2e.close());

const check = (name: string) => looksRight(page, name, { fullPage: true });

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});
const choose = (...given: Parameters<typeof file>) => page.getByLabel('Choose a File').setInputFiles(file(...given));

/** A session of Uneekor: it names no club and no units, and one shot is a misread. */
const uneekor = [
  'No,Carry,Total,Side Dist,Smash Factor,Club Speed,Ball Speed,Back Spin,Side Spin,Launch Angle,Side Angle,Decent Angle,Total Spin,Club Path,Face Angle',
  '3,146.8,152.5,L 12.2,1.37,81.1,111.1,6320,L 802,17.4°,L 2.9°,47.8°,6371,R 1.8°,L 0.6°',
  '2,141.5,147.8,R 3.8,1.36,80.6,109.4,6078,R 245,17.9°,R 1.9°,47.2°,6083,L 0.4°,R 0.9°',
  '1,146.1,150.0,R 2.2,--,--,480,6100,R 102,18.0°,R 1.0°,47.0°,6101,--,--',
].join('\n');

test('a file goes from the profile to the list: what it does not say is asked, and a misread is named', async () => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Import a file' }).click();
  await page.waitForURL('**/shots/import');
  await page.getByLabel('Choose a File').waitFor();
  await check('shots-import-choose');

  await choose('range.csv', uneekor);
  await page.getByText('Uneekor', { exact: true }).waitFor();
  await page.getByLabel('All shots of this file (2 shots)').selectOption('7-iron');
  await check('shots-import-answered');
  await page.getByRole('button', { name: 'Show My Shots' }).click();
  await page.getByRole('button', { name: 'Import 2 Shots' }).waitFor();
  await page.getByText('147 yd').waitFor();
  await page.getByText('Left out').click();
  await page.getByText('Ball speed 480 mph is not possible. Your launch monitor misread this shot.').waitFor();
  await check('shots-import-preview');
  await page.getByText('Meters', { exact: true }).click();
  await page.getByRole('button', { name: 'Show My Shots' }).click();
  await page.getByText('161 yd').waitFor();
  await page.getByText('Yards', { exact: true }).click();
  await page.getByRole('button', { name: 'Show My Shots' }).click();
  await page.getByText('147 yd').waitFor();

  await page.getByRole('button', { name: 'Import 2 Shots' }).click();
  await page.getByText('2 shots imported').waitFor();
  await page.getByRole('button', { name: 'Delete range.csv' }).waitFor();
  await check('shots-import-done');
});

test('the same file again has nothing new, and its answers are remembered', async () => {
  await page.getByRole('button', { name: 'Import Another File' }).click();
  await choose('range.csv', uneekor);
  await page.getByText('We used your answers from the last file of this kind.').waitFor();
  // The next file of this kind may be of another club.
  await page.getByLabel('All shots of this file (2 shots)').selectOption('7-iron');
  await page.getByRole('button', { name: 'Show My Shots' }).click();
  await page.getByText('Each of these shots is equal to a shot you imported. Nothing new to add.').waitFor();
  expect(await page.getByRole('button', { name: 'Import 0 Shots' }).isDisabled()).toBe(true);
  await check('shots-import-again');
});

test('an unknown file asks for its columns, and one that is no table gets a sentence', async () => {
  await page.getByRole('button', { name: 'Choose Another File' }).click();
  await choose(
    'own.csv',
    'Stick,When,Ball Speed,How far\n7 Iron,2025-11-20 10:00,112,150\n8 Iron,2025-11-20 10:05,108,141\n',
  );
  await page.getByText('What do the columns mean?').waitFor();
  await page.getByLabel('Stick').selectOption('club');
  await page.getByLabel('How far').selectOption('carryYd');
  await page.getByRole('button', { name: 'Show My Shots' }).click();
  await page.getByText('150 yd').waitFor();
  await check('shots-import-columns');
  await page.getByRole('button', { name: 'Choose Another File' }).click();
  await choose(
    'garmin.csv',
    'Date,Club Type,Club Speed,Club Face,Ball Speed,Carry Distance\n05/06/2025 10:00,7 Iron,84,1,115,157\n',
  );
  await page.getByText('Which day was it?').waitFor();
  await page.getByText('May 6, 2025').waitFor();
  await page.getByText('The day', { exact: true }).click();
  await page.getByRole('button', { name: 'Show My Shots' }).click();
  await page.getByText('Jun 5, 2025').waitFor();
  await check('shots-import-date');
  await page.getByRole('button', { name: 'Choose Another File' }).click();
  await choose('letter.csv', await readFile(new URL(import.meta.url)).then((own) => own.subarray(0, 40)));
  await page.getByText(/We cannot read this file/).waitFor();
  await check('shots-import-refused');
});

test('a shot fills the upload form', async () => {
  await page.goto('/upload?club=7-iron');
  await page.getByText('Launch Monitor Data').click();
  await page.getByRole('button', { name: 'From a launch-monitor file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which shot was it?' });
  await dialog.getByText('147 yd, ball 111.1 mph, club 81.1 mph').waitFor();
  await check('upload-shot-choice');
  await dialog.getByText('147 yd, ball 111.1 mph, club 81.1 mph').click();
  expect(await page.getByLabel('Ball speed (mph)').inputValue()).toBe('111.1');
  expect(await page.getByLabel('Carry (yd)').inputValue()).toBe('147');
  expect(await page.getByLabel('Club path (°)').inputValue()).toBe('1.8');
});

test('an import is deleted with its shots', async () => {
  await page.goto('/shots/import');
  await page.getByRole('button', { name: 'Delete range.csv' }).click();
  await page.getByRole('dialog', { name: 'Delete this import?' }).waitFor();
  await check('shots-import-delete');
  await page.getByRole('button', { name: 'Delete Import' }).click();
  await page.getByText('Your imports').waitFor({ state: 'detached' });
  expect(await (await page.request.get('/api/logged-shots?club=7-iron')).json()).toEqual([]);
});
