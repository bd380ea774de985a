import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectToast } from '../steps/expect-toast.ts';
import { registerGolfer } from '../steps/golfer.ts';
import { holdCalls } from '../steps/hold-calls.ts';
import { lookTimeoutMs } from '../steps/look-timeout.ts';
import { h264, makeVideo, testPicture } from '../steps/make-video.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';

/** The upload screen of a free golfer: rejected files, advice, sending and failures. */
export function uploadScreens(walk: () => ScreenWalk, folder: () => string): void {
  let page: Page;
  const choose = (path: string) => page.getByLabel(/^Face-On Video/).setInputFiles(path);
  const submit = () => page.getByRole('button', { name: 'Analyze My Swing' }).click();
  const made = async (name: string, text: string) => {
    await writeFile(join(folder(), name), text);
    return join(folder(), name);
  };
  const large = async () => {
    const path = await made('large.mp4', '');
    await truncate(path, 101 * 2 ** 20);
    return path;
  };
  const filmed = (name: string, ...codec: string[]) =>
    makeVideo(folder(), name, [...testPicture('360x640', 3), ...codec]);

  test('an empty form asks for the face-on video', async () => {
    page = await walk().openPage({ loadsAhead: true });
    await registerGolfer(page, 'Grace');
    await page.goto('/upload');
    await page.getByText('Try a sample swing').waitFor();
    await walk().check(page, 'upload-empty');
    await walk().allowShift(page, 'upload-face-on-required', () => expectToast(page, 'Face-On Video Required', submit));
    await walk().check(page, 'upload-face-on-required');
  });

  test.each([
    ['upload-too-large', large, 'File Too Large'],
    ['upload-file-empty', () => made('empty.mp4', ''), 'Invalid Video File'],
    ['upload-not-a-video', () => made('notes.txt', 'hello'), 'Invalid Video File'],
    ['upload-format', () => made('swing.ogv', 'OggS'), 'Video Format Not Supported'],
    ['upload-prores', async () => filmed('prores.mov', '-c:v', 'prores_ks'), 'Professional Video Format Not Supported'],
    [
      'upload-hevc',
      async () => filmed('hevc.mov', '-c:v', 'libx265', '-preset', 'ultrafast'),
      'iPhone Video Format Not Supported',
    ],
  ] as const)('%s is rejected', async (name, makeFile, title) => {
    const file = await makeFile();
    await page.goto('/upload');
    await page.getByText('Try a sample swing').waitFor();
    await walk().allowShift(page, name, async () => {
      await expectToast(page, title, () => choose(file));
    });
    if (name === 'upload-hevc') await walk().check(page, name);
    else await walk().recordTexts(page, name);
  });

  test('a chosen video shows its facts and advice; launch-monitor numbers must be complete', async () => {
    await page.goto('/upload');
    await page.getByText('Try a sample swing').waitFor();
    await walk().allowShift(page, 'upload-chosen', async () => {
      await expectToast(page, 'Video Added', () => choose(filmed('without-golfer.mp4', ...h264)));
      // The first look's answer moves what lies below it, seconds later on a busy machine.
      await page.getByText('From a few pictures. The analysis looks closer.').waitFor({ timeout: lookTimeoutMs });
    });
    await walk().check(page, 'upload-chosen');
    await page.getByText('Launch Monitor Data', { exact: true }).click();
    await page.getByLabel('Club speed (mph)').fill('0');
    await walk().allowShift(page, 'upload-launch-monitor-incomplete', () =>
      expectToast(page, 'Incomplete Launch Monitor Data', submit),
    );
    await walk().check(page, 'upload-launch-monitor-incomplete');
    await walk().allowShift(page, 'upload-launch-monitor-invalid', async () => {
      await page.getByText('Male (PGA)').click();
      await page.getByLabel('Ball speed (mph)').fill('0');
      await expectToast(page, 'Invalid Speed Values', submit);
    });
    await walk().recordTexts(page, 'upload-launch-monitor-invalid');
    await walk().allowShift(page, 'upload-launch-monitor-cleared', async () => {
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByLabel('Club speed (mph)').fill('');
      await page.getByLabel('Ball speed (mph)').fill('');
    });
  });

  test('an upload continues on other screens, is interrupted, is retried and is rejected', async () => {
    const address = '**/api/swing-analyses/from-transfers';
    await page.route(address, (route) => route.abort());
    const release = await holdCalls(page, '**/api/swing-transfers');
    await submit();
    await page.getByRole('button', { name: 'Cancel Upload' }).waitFor();
    await walk().check(page, 'upload-sending');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('region', { name: 'Upload' }).waitFor();
    await page.getByText('0/1 videos used').waitFor();
    await walk().check(page, 'home-upload-strip');
    release();
    await page.getByRole('region', { name: 'Upload' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    await walk().check(page, 'upload-interrupted');

    await page.unroute(address);
    await page.route(address, (route) =>
      route.fulfill({ status: 400, json: { code: 'internal-error', message: 'An answer.', requestId: 'r-400' } }),
    );
    await expectToast(page, 'Upload Failed', () => page.getByRole('button', { name: 'Try Again' }).click());
    await walk().check(page, 'upload-failed');
    await page.unroute(address);
    expect(new URL(page.url()).pathname).toBe('/upload');
    await page.context().close();
  });
}
