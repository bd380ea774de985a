import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analysisResultSchema } from '@trueswing/contracts';
import { repositoryRoot } from '@trueswing/local-stack';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerGolfer } from './steps/golfer.ts';
import { lookTimeoutMs } from './steps/look-timeout.ts';
import { saveScreenshots } from './steps/looks-right.ts';
import { h264, makeVideo, testPicture } from './steps/make-video.ts';
import { openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';

/** Three frames of the sample. */
const fewFramesS = 0.05;

let e2e: SharedE2e;
let page: Page;
let folder: string;
const blocked: string[] = [];

beforeAll(async () => {
  e2e = await openSharedE2e();
  folder = await mkdtemp(join(tmpdir(), 'trueswing-first-look-'));
  page = await e2e.openPage(phone, { loadsAhead: true });
  page.on('console', (message) => /security policy/i.test(message.text()) && blocked.push(message.text()));
  await registerGolfer(page, 'Grace');
});
afterAll(async () => {
  await e2e.close();
  await rm(folder, { recursive: true, force: true });
});

const sample = (view: 'face-on' | 'down-the-line') => join(repositoryRoot, `samples/${view}.mp4`);
const look = () => page.getByRole('region', { name: 'First look, face-on' });
/** Chooses a video in place of the one before, and waits until its look says so. The page keeps the model: to load it takes longer than a look. */
const choose = async (path: string, says: string) => {
  await page.getByLabel(/^Face-On Video/).setInputFiles(path);
  await look().getByText(says).waitFor({ timeout: lookTimeoutMs });
};

test('the sample shows its top and impact before the upload, as the analysis finds them', async () => {
  await page.goto('/upload');
  await choose(sample('face-on'), 'This video looks ready to analyze.');
  const text = (await look().textContent()) ?? '';
  const [, topS, impactS] =
    /Top at (\d\.\d) s\. Impact at (\d\.\d) s\. Tempo about \d\.\d \(\d+\.\d–\d+\.\d\) to 1\./.exec(text) ?? [];
  const report = await readFile(
    join(repositoryRoot, 'apps/web/src/features/analyses/sample/generated/analysis.json'),
    'utf8',
  );
  const { events } = analysisResultSchema.parse(JSON.parse(report).result).faceOn;
  // Shown to tenths of a second.
  expect(Math.abs(Number(topS) - events.top.timeS)).toBeLessThanOrEqual(fewFramesS + 0.05);
  expect(Math.abs(Number(impactS) - events.impact.timeS)).toBeLessThanOrEqual(fewFramesS + 0.05);
  expect(text).toContain('From a few pictures.');
  expect(text).not.toMatch(/turn|°/i);
  expect(blocked).toEqual([]);
  await look().locator('canvas').waitFor();
  await saveScreenshots(page, 'first-look', { fullPage: true });
});

test('the top is shown with the skeleton over it', async () => {
  await look().locator('canvas').waitFor();
  const drawn = await look()
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      return data.filter((value, i) => i % 4 === 3 && value > 0).length;
    });
  expect(drawn).toBeGreaterThan(200);
  const shownS = await look()
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);
  expect(Math.abs(shownS - 1.48)).toBeLessThan(0.1);
});

test('a video from behind is to be filmed again as face-on, and can be sent all the same', async () => {
  await choose(sample('down-the-line'), 'Film again because this is not face-on. Put the phone at hip height');
  expect(await page.getByRole('button', { name: 'Analyze My Swing' }).isEnabled()).toBe(true);
  await saveScreenshots(page, 'first-look-wrong-view', { fullPage: true });
});

test('a video without a golfer is to be filmed again', async () => {
  const video = makeVideo(folder, 'without-golfer.mp4', [...testPicture('360x640', 3), ...h264]);
  await choose(video, 'Film again because we could not find you.');
});

test('a golfer who is small in the picture is found, as in the analysis', async () => {
  const far = ['-vf', 'scale=iw*0.32:-2,pad=720:1280:450:750:color=0x7a9a6a', '-an'];
  const video = makeVideo(folder, 'far.mp4', ['-i', sample('face-on'), ...far, ...h264]);
  await choose(video, 'This video looks ready to analyze.');
});

test('on a metered connection the model is loaded after a question', async () => {
  const metered = await e2e.openPage(phone, { storageState: await page.context().storageState() });
  const loaded: string[] = [];
  metered.on('request', (request) => loaded.push(request.url()));
  await metered.goto('/upload');
  await metered.getByLabel('Face-On Video').setInputFiles(sample('face-on'));
  await metered.getByText('This loads about 8 MB, once.').waitFor();
  await saveScreenshot(metered, 'first-look-metered');
  expect(loaded.filter((url) => /\.(task|wasm)$/.test(url))).toEqual([]);
  await metered.getByRole('button', { name: 'Take a First Look' }).click();
  await metered.getByText(/Top at 1\.\d s\. Impact at/).waitFor({ timeout: lookTimeoutMs });
  await metered.close();
});

test('a browser without decoders shows the form as before', async () => {
  const storageState = await page.context().storageState();
  const older = await e2e.openPage(phone, { storageState, loadsAhead: true });
  await older.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoDecoder'));
  await older.goto('/upload');
  await older.getByLabel('Face-On Video').setInputFiles(sample('face-on'));
  await older.getByText('Video Added', { exact: true }).waitFor();
  expect(await older.getByText('First look').count()).toBe(0);
  expect(await older.getByRole('button', { name: 'Analyze My Swing' }).isEnabled()).toBe(true);
  await older.close();
});
