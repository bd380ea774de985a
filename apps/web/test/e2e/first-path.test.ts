import { randomUUID } from 'node:crypto';
import { poseTrackSchema, type SwingAnalysis, swingAnalysisSchema } from '@trueswing/contracts';
import { loadingSteps } from '@trueswing/domain';
import { queryDatabase } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSmallTargets, findViolations } from './steps/check-accessibility.ts';
import { databaseUrl } from './steps/database-url.ts';
import { expectToast } from './steps/expect-toast.ts';
import { readSkeleton, registerGolfer, uploadSample } from './steps/golfer.ts';
import { desktop, openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';

let e2e: SharedE2e;
let page: Page;
let analysisId: string;
const sampleFps = 60;

beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage(phone, { loadsAhead: true });
});
afterAll(() => e2e.close());

const readAnalysis = async () =>
  swingAnalysisSchema.parse(await (await page.request.get(`/api/swing-analyses/${analysisId}`)).json());

test('a visitor signs up and is greeted', async () => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Film face-on' }).waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.waitForURL('**/sign-in');
  await saveScreenshot(page, 'sign-in');
  // After Get Started the registration is open already.
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Park');
  await page.getByLabel('E-mail').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password').fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText("Let's get started, Grace").waitFor();
  await page.getByText('Your Golf Fitness Journey Begins Here!').waitFor();
  await page.getByText('0/1 videos used').waitFor();
  await saveScreenshot(page, 'home-new');
});

test('the sample is uploaded, and the four steps follow the real stages until the analysis opens', async () => {
  analysisId = await uploadSample(page);
  // The time of the video, by which a shot of a launch monitor is found.
  const select = 'select filmed_at from gateway.swing where id = $1';
  expect((await queryDatabase(databaseUrl(e2e), select, [analysisId]))[0]?.filmed_at).toBeInstanceOf(Date);
  for (const { text } of loadingSteps) await page.getByText(text).waitFor();
  const biomechanics = page.locator('li', { hasText: 'Analyzing swing biomechanics' });
  await expect.poll(() => biomechanics.getAttribute('data-state'), { timeout: 60_000, interval: 100 }).toBe('current');
  const status = await (await page.request.get(`/api/swing-analyses/${analysisId}?status_only=true`)).json();
  expect(status).toMatchObject({ isComplete: false, hasError: false, stage: 'pose' });
  await saveScreenshot(page, 'analysis-loading');
  await page.waitForURL(`**/analysis/${analysisId}`, { timeout: 120_000 });
});

test('the analysis shows each number with its error bar, or the reason why there is none', async () => {
  for (const text of ['Detailed Analysis', 'Mobility Analysis', 'Hip Rotation', 'Shoulder Turn', 'X-Factor', 'Tempo']) {
    await page.getByText(text, { exact: true }).first().waitFor();
  }
  await page.getByText('Target 40–50° (scale 0–70°)').first().waitFor();
  await page.getByText('Target 85–95° (scale 0–110°)').waitFor();
  const { technicalDetails } = await readAnalysis();
  if (!technicalDetails || 'error' in technicalDetails) throw new Error('the sample was not analyzed');
  expect(technicalDetails.measurements.hipOpenAtImpactDeg).toHaveProperty('withheld');
  expect(technicalDetails.measurements.tempoRatio).toHaveProperty('plusMinus');
});

test('the skeleton matches the video frame on the screen: at each event, when stepping and when playing', async () => {
  const { technicalDetails, faceOnLandmarksUrl } = await readAnalysis();
  if (!technicalDetails || 'error' in technicalDetails) throw new Error('the sample was not analyzed');
  for (const [label, event] of [
    ['Address', technicalDetails.faceOn.events.address],
    ['Top', technicalDetails.faceOn.events.top],
    ['Impact', technicalDetails.faceOn.events.impact],
  ] as const) {
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect.poll(async () => (await readSkeleton(page)).frame).toBe(event.frame);
    const { mediaTimeS } = await readSkeleton(page);
    expect(Math.round(mediaTimeS * sampleFps)).toBe(event.frame);
  }
  const impactFrame = technicalDetails.faceOn.events.impact.frame;
  await page.getByRole('button', { name: 'Next frame' }).click();
  await expect.poll(async () => (await readSkeleton(page)).frame).toBe(impactFrame + 1);
  await page.getByRole('button', { name: 'Previous frame' }).click();
  await expect.poll(async () => (await readSkeleton(page)).frame).toBe(impactFrame);
  await expectDrawnOnLandmarks(await (await page.request.get(String(faceOnLandmarksUrl))).json(), impactFrame);
  await saveScreenshot(page, 'analysis-impact');

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await readSkeleton(page)).frame).toBeGreaterThan(impactFrame + 10);
  const playing = await readSkeleton(page);
  expect(Math.abs(playing.mediaTimeS * sampleFps - playing.frame)).toBeLessThanOrEqual(0.5);
});

/** Expects each joint of the frame as a white pixel on the canvas, at the position of its landmark. */
async function expectDrawnOnLandmarks(track: unknown, frame: number): Promise<void> {
  const image = poseTrackSchema.parse(track).frames.find((each) => each.frame === frame)?.image;
  const joints = [11, 12, 23, 24].map((index) => image?.[index]?.slice(0, 2) ?? []);
  const colors = await page.getByTestId('skeleton').evaluate((element, points) => {
    const canvas = element as HTMLCanvasElement;
    const context = canvas.getContext('2d');
    return points.map(([x = 0, y = 0]) => [
      ...(context?.getImageData(Math.round(x * canvas.width), Math.round(y * canvas.height), 1, 1).data ?? []),
    ]);
  }, joints);
  for (const color of colors) expect(color).toEqual([255, 255, 255, 255]);
}

test('a top that the golfer moves by a frame changes the numbers for good, until they go back to the automatic ones', async () => {
  const sheet = page.getByRole('dialog', { name: 'Correct a moment' });
  const readNumbers = () => sheet.getByRole('region', { name: 'Your numbers' }).locator('strong').allTextContents();
  // That of the body tab; the dial has the same number.
  const tempo = page.getByRole('button', { name: /^Tempo.*Back/ });
  const open = async () => {
    await page.getByRole('button', { name: 'Correct a moment' }).click();
    await sheet.getByRole('button', { name: 'Top' }).waitFor();
    return await readNumbers();
  };
  const automatic = await readAnalysis();
  const automaticTempo = await tempo.textContent();
  const automaticNumbers = await open();
  await sheet.getByRole('button', { name: '−1 frame, earlier' }).click();
  await sheet.getByText('was ').first().waitFor();
  const movedNumbers = await readNumbers();
  expect(movedNumbers).not.toEqual(automaticNumbers);
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await saveScreenshot(page, 'correct-a-moment');

  await expectToast(page, 'Moment saved', () => sheet.getByRole('button', { name: 'Save' }).click());
  await page.reload();
  await page.getByText('Set by you: Top').waitFor();
  const corrected = await readAnalysis();
  expect(corrected.version).toBe(automatic.version + 1);
  expect(corrected.technicalDetails).toMatchObject({
    faceOn: { events: { top: { detected: topOf(automatic), frame: topOf(automatic).frame - 1 } } },
  });
  expect(await tempo.textContent()).not.toBe(automaticTempo);
  expect(await open()).toEqual(movedNumbers);

  await expectToast(page, 'Back to the automatic moments', () =>
    sheet.getByRole('button', { name: 'Back to automatic' }).click(),
  );
  await page.reload();
  await expect.poll(() => tempo.textContent()).toBe(automaticTempo);
  expect(await page.getByText('Set by you').count()).toBe(0);
  expect(await readAnalysis()).toEqual({ ...automatic, version: automatic.version + 2 });
  expect(await open()).toEqual(automaticNumbers);
  await sheet.getByRole('button', { name: 'Close' }).click();
});

function topOf({ technicalDetails }: SwingAnalysis) {
  if (!technicalDetails || 'error' in technicalDetails) throw new Error('the sample was not analyzed');
  return technicalDetails.faceOn.events.top;
}

test('the video supports range requests, and another user cannot open the analysis', async () => {
  const { faceOnVideoUrl } = await readAnalysis();
  const part = await page.request.get(String(faceOnVideoUrl), { headers: { range: 'bytes=0-' } });
  expect(part.status()).toBe(206);

  const other = await e2e.openPage(desktop);
  await registerGolfer(other, 'Mallory');
  await other.goto(`/analysis/${analysisId}`);
  await other.getByText('Analysis not found. Please try again.').waitFor();
  expect((await other.request.get(String(faceOnVideoUrl))).status()).toBe(404);
  await saveScreenshot(other, 'analysis-not-found', desktop);
});

test('the free upload is used up; the analysis is in the list and can be deleted', async () => {
  await page.goto('/upload');
  await page.getByText('Upload Limit Reached').waitFor();
  await page.getByText("You've used your free video upload. Upgrade to premium for weekly uploads.").waitFor();
  await saveScreenshot(page, 'upload-limit');

  await page.goto('/');
  await page.getByText('Welcome back, Grace').waitFor();
  await page.getByText('Ready to Move Better and Play Longer?').waitFor();
  await saveScreenshot(page, 'home');

  await page.goto('/analysis');
  await page.getByText('1 completed').waitFor();
  await page.getByText('Analysis Complete').waitFor();
  await saveScreenshot(page, 'analysis-list');
  const asked = page.waitForEvent('dialog');
  // The click resolves only when the dialog is answered.
  const click = page.getByRole('button', { name: 'Delete analysis' }).click();
  const dialog = await asked;
  expect(dialog.message()).toBe('Are you sure you want to delete this analysis? This action cannot be undone.');
  await dialog.accept();
  await click;
  await page.getByText('Analysis deleted', { exact: true }).waitFor();
  await page.getByText('No Analyses Yet').waitFor();
});

test('an unknown path shows the 404 screen, and logging out ends the session', async () => {
  await page.goto('/nowhere');
  await page.getByText('404 Page Not Found').waitFor();
  await page.goto('/profile');
  await expectToast(page, 'Logged Out', () => page.getByRole('button', { name: 'Log Out' }).click());
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
