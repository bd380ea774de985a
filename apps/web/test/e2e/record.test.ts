import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playAsCamera } from './steps/fake-camera.ts';
import { registerGolfer } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';
import { makeRange, openCamera, swingTimeoutMs } from './steps/record-range.ts';

let e2e: SharedE2e;
let page: Page;
let folder: string;
/** Calls that changed or sent something, since the golfer is signed in. */
const sent: string[] = [];

beforeAll(async () => {
  e2e = await openSharedE2e();
  folder = await mkdtemp(join(tmpdir(), 'trueswing-record-'));
  page = await e2e.openPage(phone, { reducedMotion: 'reduce', loadsAhead: true });
  await playAsCamera(page, makeRange(folder));
  await registerGolfer(page, 'Grace');
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
});
afterAll(async () => {
  await e2e.close();
  await rm(folder, { recursive: true, force: true });
});

/** Counts the swings on the device for which no impact was noticed: those of the self-timer. */
const countUnheard = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('trueswing-swings');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('facts').objectStore('facts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.filter(({ impactS }) => impactS === null).length);
          };
        };
      }),
  );
const swings = () => page.getByRole('listitem', { name: /^Swing of/ });

test('the setup is reached from the home and the upload screen, and is remembered', async () => {
  await page.getByRole('link', { name: 'Record hands-free' }).click();
  await page.getByRole('heading', { name: 'Record hands-free' }).waitFor();
  await looksRight(page, 'record-setup', { fullPage: true });
  await page.getByText('Practice swings and nets').click();
  await page.reload();
  await page.getByText('Every full swing is kept by its motion alone.').waitFor();
  await page.getByText('Shots: listen for the ball').click();
  await page.goto('/upload');
  await page.getByRole('link', { name: 'Record hands-free' }).click();
  await page.getByRole('button', { name: 'Open the camera' }).waitFor();
});

test('a phone that leans is shown how to stand', async () => {
  await page.evaluate(() => {
    const event = new Event('deviceorientation');
    window.dispatchEvent(Object.assign(event, { beta: 90 - 12, gamma: 0 }));
  });
  await page.getByText('The camera looks 12° down. Stand the phone straight.').waitFor();
});

test('a page that opens at the camera goes to the setup first', async () => {
  await page.goto('/record/camera');
  await page.waitForURL('**/record');
});

test('a swing in front of the camera is kept by itself, and nothing is sent', async () => {
  sent.length = 0;
  await openCamera(page);
  await page.getByText('Ready', { exact: true }).waitFor({ timeout: swingTimeoutMs });
  await looksRight(page, 'record-ready');
  await page.getByText('Recording', { exact: true }).waitFor({ timeout: swingTimeoutMs });
  await saveScreenshot(page, 'record-recording');
  await page
    .getByRole('status')
    .filter({ hasText: /^Got it. Swing \d+ is on your phone.$/ })
    .waitFor({
      state: 'attached',
      timeout: swingTimeoutMs,
    });
  await saveScreenshot(page, 'record-kept');
  await page.getByText(/^([2-9]|\d{2,}) swings kept$/).waitFor({ timeout: swingTimeoutMs });
  await page.getByRole('link', { name: /^\d+ swings? kept$/ }).click();
  await page.getByRole('heading', { name: 'Your swings on this phone' }).waitFor();
  await swings().first().getByText('This video looks ready to analyze.').waitFor({ timeout: swingTimeoutMs });
  await looksRight(page, 'record-swings', { fullPage: true });
  expect(sent).toEqual([]);
});

test('the swings stay after a reload, with their first look', async () => {
  await page.reload();
  await swings().first().getByText('This video looks ready to analyze.').waitFor();
  expect(await swings().count()).toBeGreaterThan(1);
});

test('two swings are compared in step, frame by frame', async () => {
  const [one, other] = [swings().nth(0), swings().nth(1)];
  await one.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Choose another swing' }).waitFor();
  await other.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Compare the two' }).click();
  const both = page.getByRole('dialog', { name: 'Two swings in step' });
  await both.getByText('Impact', { exact: true }).waitFor();
  const timesS = () =>
    both.locator('video').evaluateAll((all) => all.map((video) => (video as HTMLVideoElement).currentTime));
  const areAtImpact = async () => {
    const all = await timesS();
    return all.length === 2 && all.every((timeS) => timeS > 0);
  };
  await expect.poll(areAtImpact).toBe(true);
  const atS = await timesS();
  await both.getByRole('slider').fill('0.5');
  for (const index of [0, 1]) {
    await expect.poll(async () => ((await timesS())[index] ?? 0) - (atS[index] ?? 0)).toBeCloseTo(0.5, 1);
  }
  await both.getByRole('button', { name: 'One frame back' }).click();
  await looksRight(page, 'record-compare');
  // So that the videos do not end before the next tap.
  await both.getByRole('button', { name: 'Slow' }).click();
  await both.getByRole('button', { name: 'Play' }).click();
  await both.getByRole('button', { name: 'Pause' }).click();
  await both.getByRole('button', { name: 'Close' }).click();
});

test('the self-timer records a swing that no one heard', async () => {
  await openCamera(page);
  await page.getByRole('button', { name: 'Self-timer: film in 10 s' }).click({ timeout: swingTimeoutMs });
  await page.getByText('Take your place.').first().waitFor();
  await saveScreenshot(page, 'record-timer');
  await expect.poll(countUnheard, { timeout: swingTimeoutMs, interval: 500 }).toBe(1);
});

test('a kept swing goes from the phone to its analysis', async () => {
  await page.goto('/record/swings');
  // The oldest: the self-timer may have begun in the middle of a swing.
  await swings().last().getByRole('button', { name: 'Analyze this swing' }).click();
  await page.getByRole('heading', { name: 'Upload Your Swing' }).waitFor();
  await page.getByText('First look', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Analyze My Swing' }).click();
  await page.waitForURL(/\/analysis\/[0-9a-f-]{36}$/, { timeout: 150_000 });
  await page.getByText('Shoulder Turn', { exact: true }).first().waitFor();
  await saveScreenshot(page, 'record-analysis');
});

test('the next camera shows the outline of that swing, and the list says what the plan has left', async () => {
  await openCamera(page);
  await page.getByRole('img', { name: 'Outline of your last analyzed swing' }).waitFor({ timeout: swingTimeoutMs });
  await page.getByText('Ready', { exact: true }).waitFor({ timeout: swingTimeoutMs });
  await looksRight(page, 'record-outline');
  await page.goto('/record/swings');
  await page.getByText('Your free upload is used.').first().waitFor();
  expect(await page.getByRole('link', { name: 'See Premium' }).count()).toBeGreaterThan(0);
});

test('signing out deletes the swings', async () => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('trueswing.swings'))).toBe('left');
});
