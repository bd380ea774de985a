import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type MobilityCheckBody, swingAnalysisSchema } from '@trueswing/contracts';
import { explainTurn, mobilityCheckVersion } from '@trueswing/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSampleSwing } from './steps/add-sample-swing.ts';
import { registerGolfer } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { openExercises } from './steps/open-exercises.ts';
import { openSharedE2e, type SharedE2e, saveScreenshot } from './steps/open-system.ts';

let e2e: SharedE2e;
let page: Page;
beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage(undefined, { reducedMotion: 'reduce', hasTouch: true });
  await registerGolfer(page, 'Nora');
});
afterAll(() => e2e.close());

const video = (test: string) => fileURLToPath(new URL(`../../../../samples/mobility-${test}.mp4`, import.meta.url));
/** A body that turns far enough with the chest, and not with the hips. */
const stiffHips: MobilityCheckBody = {
  id: randomUUID(),
  method: 'phone',
  version: mobilityCheckVersion,
  parts: {
    chest: { right: { turnDeg: 97, plusMinusDeg: 3, repetitions: 2 }, left: null, asymmetryDeg: null },
    hips: { right: { turnDeg: 24, plusMinusDeg: 3, repetitions: 2 }, left: null, asymmetryDeg: null },
    separation: null,
  },
};
const stops = 'Your hips turn 24° and no farther';

async function openSample(screen: Page) {
  const id = await addSampleSwing(e2e, screen);
  await screen.goto(`/analysis/${id}`);
  await screen.getByRole('heading', { name: 'Mobility Analysis' }).waitFor();
  const analysis = swingAnalysisSchema.parse(await (await screen.request.get(`/api/swing-analyses/${id}`)).json());
  if (!analysis.technicalDetails || 'error' in analysis.technicalDetails)
    throw new Error('the sample was not analyzed');
  return { id, measurements: analysis.technicalDetails.measurements };
}

async function reasonsOfWorkout(screen: Page): Promise<string> {
  await screen.goto('/daily-workout');
  await screen.getByRole('heading', { level: 1 }).waitFor();
  await openExercises(screen);
  await screen
    .getByText(/this works on/)
    .first()
    .waitFor();
  return (await screen.locator('main').textContent()) ?? '';
}

test('a check changes the dials, what is said of each turn, and the workout of the day', async () => {
  const { id, measurements } = await openSample(page);
  const dial = page.getByRole('button', { name: /^Hip Rotation/ });
  await dial.waitFor();
  expect(await page.getByText(/^Your body:/).count()).toBe(0);
  await saveScreenshot(page, 'analysis-before-check', undefined, { fullPage: true });
  const saved = await page.request.post('/api/mobility-checks', {
    data: stiffHips,
    headers: { origin: e2e.system.webUrl },
  });
  expect(saved.status()).toBe(201);

  await page.goto(`/analysis/${id}`);
  await page.getByText('Your body: 24° ± 3°').waitFor();
  await page.getByText('Your body: 97° ± 3°').waitFor();
  await looksRight(page, 'analysis-after-check', { fullPage: true });
  await dial.click();
  const hips = stiffHips.parts.hips?.right;
  if (!hips) throw new Error('the check has no hips');
  await page.getByText(explainTurn('hipRotationDeg', measurements.hipRotationDeg, hips)).waitFor();
  await saveScreenshot(page, 'analysis-hips-after-check');
  // Only a check can say that.
  expect(await reasonsOfWorkout(page)).toContain(stops);
}, 400_000);

test('without sensors the check is filmed, read and kept, and uses no upload', async () => {
  await page.goto('/mobility-check');
  await page.getByRole('button', { name: 'No sensor? Film it instead' }).click();
  const send = page.getByRole('button', { name: 'Read my videos' });
  expect(await send.isDisabled()).toBe(true);
  await looksRight(page, 'mobility-video-choose', { fullPage: true });
  await page.getByLabel(/^Chest video/).setInputFiles(video('chest'));
  await page.getByLabel(/^Hip video/).setInputFiles(video('hips'));
  await page.getByText('mobility-hips.mp4').waitFor();
  await send.click();
  await page.getByText(/^Reading your videos/).waitFor();
  await saveScreenshot(page, 'mobility-video-reading', undefined, { fullPage: true });
  // Leaving the page loses nothing.
  await page.goto('/');
  await page.goto('/mobility-check');
  await page.getByText('Your turns are below.').waitFor({ timeout: 240_000 });
  await page.getByText(/^Read from a video, give or take/).waitFor();
  const row = page.getByRole('row', { name: /^Hip turn/ });
  const [left = 0, right = 0] = (await row.getByRole('cell').allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  );
  expect(Math.abs(left - 49)).toBeLessThanOrEqual(15);
  expect(Math.abs(right - 53)).toBeLessThanOrEqual(15);
  await looksRight(page, 'mobility-video-read', { fullPage: true });
}, 400_000);

test('a video that shows nothing says what to do, and another one can be sent', async () => {
  await page.getByRole('button', { name: 'Film again' }).click();
  await page
    .getByLabel(/^Chest video/)
    .setInputFiles(fileURLToPath(new URL('../../../../samples/face-on.mp4', import.meta.url)));
  await page.getByRole('button', { name: 'Read my videos' }).click();
  await page.getByText(/^Chest video: We could not/).waitFor({ timeout: 240_000 });
  await looksRight(page, 'mobility-video-failed', { fullPage: true });
  await page.getByRole('button', { name: 'Film again' }).click();
  await page.getByRole('button', { name: 'Read my videos' }).waitFor();
});
