import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dailyWorkoutSchema, swingAnalysisSchema } from '@trueswing/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseSample, readSkeleton, registerGolfer } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { makeSmallSample, takeSamplesFrom } from './steps/make-video.ts';
import { openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';

let e2e: SharedE2e;
let page: Page;
let folder: string;
beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage(phone, { reducedMotion: 'reduce' });
  folder = await mkdtemp(join(tmpdir(), 'trueswing-focus-'));
  makeSmallSample(folder, 'face-on');
  takeSamplesFrom(page, folder);
});
afterAll(async () => {
  await e2e.close();
  await rm(folder, { recursive: true, force: true });
});

/** Uploads the sample as a driver's swing whose face is open. */
async function uploadOpenFace(): Promise<string> {
  await page.goto('/upload?club=driver');
  await chooseSample(page);
  await page.getByText('Male (PGA)').click();
  await page.getByText('Launch Monitor Data', { exact: true }).click();
  const numbers = { clubSpeedMph: '95', ballSpeedMph: '140', clubPathDeg: '-3', faceAngleDeg: '6' };
  for (const [name, value] of Object.entries(numbers)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Analyze My Swing' }).click();
  await page.waitForURL(/\/analysis-loading\/[0-9a-f-]{36}$/);
  return page.url().slice(-36);
}

test('the workout names the step of the analysis, and leads to the frame that shows it', async () => {
  await registerGolfer(page, 'Faye');
  const id = await uploadOpenFace();
  await page.waitForURL(`**/analysis/${id}`, { timeout: 240_000 });
  await page.getByText(/^Close the face/).waitFor();
  await page.getByRole('link', { name: "Today's Workout" }).click();
  await page.getByText(/^Your next step is your club face\./).waitFor();

  const { exercises } = dailyWorkoutSchema.parse(await (await page.request.get('/api/daily-workout/me')).json());
  const first = page.getByRole('region', { name: exercises[0]?.name ?? '', exact: true });
  await first.getByText('For your club face').waitFor();
  await looksRight(page, 'workout-from-swing', { fullPage: true });

  await first.getByRole('link', { name: 'See it in your swing' }).click();
  await page.waitForURL(`**/analysis/${id}?moment=impact&view=face-on`);
  await page.locator('canvas[data-media-time]').waitFor({ timeout: 60_000 });
  const { technicalDetails } = swingAnalysisSchema.parse(
    await (await page.request.get(`/api/swing-analyses/${id}`)).json(),
  );
  if (!technicalDetails || 'error' in technicalDetails) throw new Error('the sample was not analyzed');
  const { events, timeBase } = technicalDetails.faceOn;
  const shownFrame = async () => Math.round((await readSkeleton(page)).mediaTimeS * timeBase.fps);
  await expect.poll(shownFrame, { timeout: 20_000 }).toBe(events.impact.frame);
  await saveScreenshot(page, 'analysis-at-impact');
}, 300_000);
