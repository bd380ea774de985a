import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSampleSwing } from './steps/add-sample-swing.ts';
import { findSmallTargets, findViolations } from './steps/check-accessibility.ts';
import { expectToast } from './steps/expect-toast.ts';
import { registerGolfer } from './steps/golfer.ts';
import { desktop, openSharedE2e, type SharedE2e, saveScreenshot } from './steps/open-system.ts';

let e2e: SharedE2e;
let golfer: Page;
let coach: Page;
let link: string;
beforeAll(async () => {
  e2e = await openSharedE2e();
  golfer = await e2e.openPage();
  coach = await e2e.openPage(desktop, { loadsAhead: true });
});
afterAll(() => e2e.close());

const saved = async (button: string) => {
  const downloading = golfer.waitForEvent('download', { timeout: 60_000 });
  await golfer.getByRole('button', { name: button }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

test('a golfer saves the picture and the PDF of an analysis', async () => {
  await registerGolfer(golfer, 'Grace');
  await golfer.goto(`/analysis/${await addSampleSwing(e2e, golfer, { downTheLine: null })}`);
  await golfer.getByRole('button', { name: 'Share', exact: true }).click();
  await golfer.getByRole('img', { name: 'Preview' }).waitFor();
  await saveScreenshot(golfer, 'share-sheet');
  expect(await findViolations(golfer)).toEqual([]);
  expect(await findSmallTargets(golfer)).toEqual([]);
  const picture = await saved('Share Picture');
  expect(picture.name).toMatch(/^trueswing-driver-\d{4}-\d\d-\d\d\.jpg$/);
  // A JPEG of 1080 × 1350: its frame header has the height first.
  const at = picture.bytes.indexOf(Buffer.from([0xff, 0xc0]));
  expect([picture.bytes.readUInt16BE(at + 7), picture.bytes.readUInt16BE(at + 5)]).toEqual([1080, 1350]);
  const pdf = await saved('Get PDF');
  expect([pdf.name.slice(-4), pdf.bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length]).toEqual(['.pdf', 1]);
});

test('the picture has a moment that the golfer moved, read from the video', async () => {
  await golfer.getByRole('button', { name: 'Close', exact: true }).click();
  await golfer.getByRole('button', { name: 'Correct a moment' }).click();
  const sheet = golfer.getByRole('dialog', { name: 'Correct a moment' });
  await sheet.getByRole('button', { name: 'Top' }).waitFor();
  await sheet.getByRole('button', { name: '−1 frame, earlier' }).click();
  await sheet.getByText('was ').first().waitFor();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await golfer.getByText('Set by you: Top').waitFor();
  await golfer.getByRole('button', { name: 'Share', exact: true }).click();
  const preview = golfer.getByRole('img', { name: 'Preview' });
  await preview.waitFor();
  // Four panels leave their gaps at a quarter, a half and three quarters of the width; three would not.
  const gaps = await preview.evaluate(async (element) => {
    const picture = await createImageBitmap(element as HTMLImageElement);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    return [290, 540, 790].map((x) => [...(context?.getImageData(x, 400, 1, 1).data ?? [])].slice(0, 3));
  });
  for (const color of gaps) {
    for (const [index, part] of [0x0b, 0x35, 0x25].entries())
      expect(Math.abs((color[index] ?? 0) - part)).toBeLessThan(9);
  }
  await saveScreenshot(golfer, 'share-sheet-moved');
});

test('a coach without an account opens the link, and comments at a frame of the video', async () => {
  await golfer.getByRole('button', { name: 'Create Link' }).click();
  link = await golfer.getByLabel('Your new link').inputValue();
  await coach.goto(link);
  await coach.getByRole('heading', { name: 'A Golfer’s Swing' }).waitFor();
  expect(await coach.content()).not.toMatch(/Grace|@/);
  await coach.getByRole('button', { name: 'Impact', exact: true }).click();
  await coach.getByRole('button', { name: 'Comment on This Frame' }).click();
  await coach.getByText('About this moment: Impact').waitFor();
  await saveScreenshot(coach, 'shared-comment', desktop);
  await coach.getByLabel('Your name').fill('Kim');
  await coach.getByLabel('Comment', { exact: true }).fill('Hold this wrist.');
  await coach.getByRole('button', { name: 'Send' }).click();
  await coach.getByText('Hold this wrist.').waitFor();
  expect(await findViolations(coach)).toEqual([]);
  expect(await findSmallTargets(coach)).toEqual([]);
  await saveScreenshot(coach, 'shared-swing', desktop, { fullPage: true });
});

test('the golfer sees the comment at its frame, and turns the link off', async () => {
  await golfer.reload();
  await golfer.getByRole('button', { name: 'Show Impact in the video' }).click();
  await saveScreenshot(golfer, 'analysis-comment');
  await golfer.getByRole('button', { name: 'Share', exact: true }).click();
  await expectToast(golfer, 'Link Turned Off', () =>
    golfer.getByRole('button', { name: /^Turn off the link/ }).click(),
  );
  await coach.reload();
  await coach.getByText('This link does not work any more').waitFor();
  await saveScreenshot(coach, 'shared-ended', desktop);
});
