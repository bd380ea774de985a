import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from './steps/check-accessibility.ts';
import { playAsCamera } from './steps/fake-camera.ts';
import { registerGolfer } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';
import { makeRange, openCamera, swingTimeoutMs } from './steps/record-range.ts';

/** The files of the model. */
const model = /pose_landmarker|vision_wasm/;
const lyingPhone = { width: 844, height: 390 };

let e2e: SharedE2e;
let page: Page;
let folder: string;
let scene: string;

beforeAll(async () => {
  e2e = await openSharedE2e();
  folder = await mkdtemp(join(tmpdir(), 'trueswing-record-'));
  scene = makeRange(folder);
  page = await e2e.openPage(phone, { reducedMotion: 'reduce', loadsAhead: true });
  await playAsCamera(page, scene);
  await registerGolfer(page, 'Grace');
});
afterAll(async () => {
  await e2e.close();
  await rm(folder, { recursive: true, force: true });
});

const isReady = () => page.getByText('Ready', { exact: true }).waitFor({ timeout: swingTimeoutMs });

test('a model that does not arrive says so, and is loaded when the phone is back online', async () => {
  await page.route(model, (route) => route.abort());
  await openCamera(page);
  await page.getByText('We could not load what sees your swing.').first().waitFor({ timeout: swingTimeoutMs });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('You are offline, so we cannot see your swing yet.').first().waitFor();
  await looksRight(page, 'record-offline');
  expect(await page.getByRole('button', { name: 'Self-timer: film in 10 s' }).isEnabled()).toBe(true);
  await page.unroute(model);
  await page.context().setOffline(false);
  await isReady();
});

test('a hidden page pauses, and goes on when it is back', async () => {
  await openCamera(page);
  await page.getByText('Ready', { exact: true }).waitFor({ timeout: swingTimeoutMs });
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.getByText('Your swings are safe.').waitFor();
  await looksRight(page, 'record-paused');
  await show('visible');
  await page.getByText('Ready', { exact: true }).waitFor({ timeout: swingTimeoutMs });
});

test('a camera that is not allowed leads to the settings or to the upload', async () => {
  const refused = await e2e.openPage(phone, { storageState: await page.context().storageState() });
  await refused.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    navigator.permissions.query = async () => Object.assign(new EventTarget(), { state: 'denied' }) as PermissionStatus;
  });
  await refused.goto('/record');
  await refused.getByRole('button', { name: 'Open the camera' }).click();
  await refused.getByRole('heading', { name: 'Camera Not Allowed', exact: true }).waitFor();
  await saveScreenshot(refused, 'record-denied');
  expect(await findViolations(refused)).toEqual([]);
  await refused.getByRole('link', { name: 'Upload a video instead' }).click();
  await refused.getByRole('heading', { name: 'Upload Your Swing' }).waitFor();
  await refused.context().close();
});

test('a swing that the phone cannot save waits in the page, and is saved by Try Again', async () => {
  await openCamera(page);
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => {
      throw new DOMException('no space', 'QuotaExceededError');
    };
    Object.assign(window, { repairStorage: () => Object.assign(IDBFactory.prototype, { open }) });
  });
  await page.getByRole('heading', { name: 'No Space Left' }).waitFor({ timeout: swingTimeoutMs });
  await looksRight(page, 'record-unsaved');
  await saveScreenshot(page, 'record-unsaved', lyingPhone);
  await page.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: /^Discard .* swings?\?$/ });
  await question.waitFor();
  await looksRight(page, 'record-discard');
  await question.getByRole('button', { name: 'Not Now' }).click();
  await page.evaluate('repairStorage()');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText(/^[1-9]\d* swings? kept$/).waitFor();
  await page.getByRole('heading', { name: 'No Space Left' }).waitFor({ state: 'detached' });
});

test('on a metered connection the model is loaded after a question, once', async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const loaded: string[] = [];
  page.on('request', (request) => model.test(request.url()) && loaded.push(request.url()));
  await openCamera(page);
  await page.getByText('This loads about 8 MB, once.').waitFor({ timeout: swingTimeoutMs });
  await page.getByText('Use the self-timer to film a swing.').first().waitFor();
  await looksRight(page, 'record-metered');
  await saveScreenshot(page, 'record-metered', lyingPhone);
  expect(loaded).toEqual([]);
  await page.getByRole('button', { name: 'Follow My Swing' }).click();
  await isReady();
  await openCamera(page);
  await isReady();
  expect(await page.getByText('This loads about 8 MB, once.').count()).toBe(0);
});
