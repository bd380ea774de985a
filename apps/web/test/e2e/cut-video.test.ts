import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@trueswing/local-stack';
import type { SharedSystem } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerGolfer } from './steps/golfer.ts';
import { lookTimeoutMs } from './steps/look-timeout.ts';
import { h264, makeVideo } from './steps/make-video.ts';
import { openSharedE2e } from './steps/open-system.ts';
import { ScreenWalk } from './steps/screen-walk.ts';

/** Videos that end too early: the sample has its impact at 1.73 s and its finish at 2.32 s. */
let walk: ScreenWalk<SharedSystem>;
let folder: string;
let page: Page;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trueswing-cut-'));
  walk = new ScreenWalk(await openSharedE2e(), folder);
  page = await walk.openPage({ loadsAhead: true });
  await registerGolfer(page, 'Grace');
});
afterAll(async () => {
  await walk.e2e.close();
  await rm(folder, { recursive: true, force: true });
});

async function choose(seconds: number): Promise<void> {
  const sample = join(repositoryRoot, 'samples/face-on.mp4');
  const scaled = ['-r', '30', '-vf', 'scale=iw/2:ih/2', '-an', ...h264];
  const cut = makeVideo(folder, `ends-at-${seconds}.mp4`, ['-i', sample, '-t', String(seconds), ...scaled]);
  await page.goto('/upload');
  await page.getByLabel(/^Face-On Video/).setInputFiles(cut);
}

const analyze = () => page.getByRole('button', { name: 'Analyze My Swing' }).click();

test('a video that ends before impact is refused with what it lacks', async () => {
  await choose(1.65);
  await page.getByText('Film again because we do not see impact.').waitFor({ timeout: lookTimeoutMs });
  await analyze();
  await page.getByRole('heading', { name: 'Analysis Failed' }).waitFor({ timeout: 90_000 });
  await page.getByText('We do not see impact in this video.').waitFor();
});

test('a video that ends before the finish is read up to there, and the report says so', async () => {
  await choose(2.05);
  await page
    .getByText('We do not see your finish. We can read your swing up to there')
    .waitFor({ timeout: lookTimeoutMs });
  await analyze();
  await page.waitForURL(/\/analysis\/[0-9a-f-]{36}$/, { timeout: 170_000 });
  const finish = page.getByRole('button', { name: 'Finish, not seen' });
  expect(await finish.isDisabled()).toBe(true);
  await page.getByText('Finish: not seen').waitFor();
  await page.locator('canvas[data-media-time]').waitFor({ timeout: 60_000 });
  await page.getByText('We do not see your finish in this video. We read your swing up to there.').waitFor();
  await walk.check(page, 'analysis-cut', { mayMove: true });
});

test('the picture to share has the three moments that the video shows', async () => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('img', { name: 'Preview' }).waitFor();
  await walk.check(page, 'share-cut', { mayMove: true });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
});

test('the finish can be set by hand, and the sentence goes', async () => {
  await page.getByRole('button', { name: 'Correct a moment' }).click();
  const sheet = page.getByRole('dialog', { name: 'Correct a moment' });
  await sheet.getByRole('button', { name: 'Finish' }).click();
  await sheet.getByText('Not seen').waitFor();
  await walk.check(page, 'correct-cut', { mayMove: true });
  await sheet.getByRole('button', { name: '−1 frame, earlier' }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Set by you: Finish').waitFor();
  const moments = page.getByRole('list', { name: 'Moments of the swing' });
  expect(await moments.getByRole('button', { name: 'Finish', exact: true }).isEnabled()).toBe(true);
  expect(await page.getByText('We do not see your finish').count()).toBe(0);
});
