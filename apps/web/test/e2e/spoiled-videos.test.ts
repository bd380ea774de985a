import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadAcceptedSchema } from '@trueswing/contracts';
import { openTestS3 } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectToast } from './steps/expect-toast.ts';
import { registerGolfer } from './steps/golfer.ts';
import { h264, makeVideo, testPicture } from './steps/make-video.ts';
import { openSharedE2e, type SharedE2e, saveScreenshot } from './steps/open-system.ts';

let e2e: SharedE2e;
let page: Page;
let folder: string;

beforeAll(async () => {
  e2e = await openSharedE2e();
  folder = await mkdtemp(join(tmpdir(), 'trueswing-spoiled-'));
  page = await e2e.openPage();
  await registerGolfer(page, 'Grace');
});
afterAll(async () => {
  await e2e.close();
  await rm(folder, { recursive: true, force: true });
});

/** Keys of the whole bucket that have the id of the analysis. */
const listObjects = async (analysisId: string): Promise<string[]> => {
  const { s3, bucket } = e2e.system.stores;
  const keys: string[] = [];
  for await (const { name } of openTestS3(s3).listObjectsV2(bucket, '', true)) keys.push(String(name));
  return keys.filter((key) => key.includes(analysisId));
};
const isLimitReached = async () =>
  ((await (await page.request.get('/api/upload-status/me')).json()) as { isFreeLimitReached: boolean })
    .isFreeLimitReached;

const pixelBomb = async () => makeVideo(folder, 'bomb.mp4', [...testPicture('8192x8192', 0.1, 10), ...h264]);
const tooLong = async () => makeVideo(folder, 'long.mp4', [...testPicture('160x120', 61, 10), ...h264]);
const cutOff = async () => {
  const whole = await readFile(makeVideo(folder, 'whole.mp4', [...testPicture('640x480', 4), ...h264]));
  const path = join(folder, 'cut.mp4');
  await writeFile(path, whole.subarray(0, Math.floor(whole.length / 2)));
  return path;
};
const withoutGolfer = async () => makeVideo(folder, 'without-golfer.mp4', [...testPicture('360x640', 3), ...h264]);

const byTheForm = async (path: string) => {
  await page.goto('/upload');
  await expectToast(page, 'Video Added', () => page.getByLabel(/^Face-On Video/).setInputFiles(path));
  await page.getByRole('button', { name: 'Analyze My Swing' }).click();
  await page.waitForURL(/\/analysis-loading\//);
};
/** The form rejects what the phone can know, so another client sends it. */
const pastTheForm = async (path: string) => {
  await page.goto('/upload');
  const sent = await page.request.post('/api/swing-analyses', {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      clubSelection: 'driver',
      faceOnVideo: { name: 'swing.mp4', mimeType: 'video/mp4', buffer: await readFile(path) },
    },
  });
  await page.goto(`/analysis-loading/${uploadAcceptedSchema.parse(await sent.json()).id}`);
};

// The golfer has one free upload, so each further upload shows that the credit of the previous one was returned.
test.each([
  [
    'a picture of 8192 × 8192',
    ...([pixelBomb, pastTheForm, 'picture-too-large', 'This video is larger than 4K.'] as const),
  ],
  ['a clip of 61 s', tooLong, pastTheForm, 'too-long', 'This video is longer than 60 seconds.'],
  ['a clip that is cut off in the middle', cutOff, byTheForm, 'invalid-media', 'We could not read this video'],
  ['a clip without a golfer', withoutGolfer, byTheForm, 'no-golfer', 'We could not find a golfer.'],
])('%s: fails with its code, returns the credit and leaves no object', async (what, makeFile, send, code, sentence) => {
  await send(await makeFile());
  await page
    .getByText("We couldn't process your swing video. This might be due to video quality or processing issues.")
    .waitFor({ timeout: 90_000 });
  await page.getByText(sentence).first().waitFor();
  await page.getByText('You have your upload back.').waitFor();
  await saveScreenshot(page, `failed-${code}`);
  const id = page.url().slice(-36);
  const status = await (await page.request.get(`/api/swing-analyses/${id}?status_only=true`)).json();
  expect(status, what).toMatchObject({ hasError: true, isComplete: false, technicalDetails: { error: code } });
  await expect.poll(isLimitReached, { timeout: 20_000 }).toBe(false);
  await expect.poll(() => listObjects(id), { timeout: 20_000 }).toEqual([]);
});
