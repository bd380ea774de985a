import { dailyWorkoutSchema, exerciseLogSchema } from '@trueswing/contracts';
import { openWorkoutsEarlier, queryDatabase, stayWithinOneDay } from '@trueswing/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { addSampleSwing } from './steps/add-sample-swing.ts';
import { findSmallTargets, findViolations } from './steps/check-accessibility.ts';
import { databaseUrl } from './steps/database-url.ts';
import { expectToast } from './steps/expect-toast.ts';
import { readGolfer, registerGolfer } from './steps/golfer.ts';
import { openExercises } from './steps/open-exercises.ts';
import { openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';
import { payForPremium } from './steps/payments.ts';
import { trainExercise } from './steps/train-exercise.ts';

let e2e: SharedE2e;
let page: Page;
let context: BrowserContext;
const pointsAnExercise = 5;
const whole = { fullPage: true };

beforeAll(() => stayWithinOneDay(5), 360_000);
beforeAll(async () => {
  e2e = await openSharedE2e();
  // What the network is cut from is loaded before.
  page = await e2e.openPage(phone, { reducedMotion: 'reduce', loadsAhead: true });
  context = page.context();
});
afterAll(() => e2e.close());

const readWorkout = async () =>
  dailyWorkoutSchema.parse(await (await page.request.get('/api/daily-workout/me')).json());
const readPoints = async () => (await readGolfer(page)).monthlyPoints;
const readHistory = async (name: string) =>
  z
    .array(exerciseLogSchema)
    .parse(
      await (
        await page.request.get(`/api/exercise-logs/user/authenticated/history/${encodeURIComponent(name)}`)
      ).json(),
    );

/** Completes an exercise past the screen, from the page, as other sites may not. */
const complete = (exerciseName: string | undefined) =>
  page.evaluate(async (name) => {
    const answer = await fetch('/api/daily-workout/complete', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ exerciseName: name }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  }, exerciseName);

test('before the first analysis the workout asks for a video', async () => {
  await registerGolfer(page, 'Wanda');
  await page.getByRole('link', { name: /Today's Workout/ }).click();
  await page.getByText('No Swing Analysis Available').waitFor();
  await page.getByRole('link', { name: 'Upload Swing Video' }).waitFor();
  await saveScreenshot(page, 'workout-no-analysis');
});

test('after the analysis its button leads to the workout, whose buttons are locked on the free plan', async () => {
  await page.goto(`/analysis/${await addSampleSwing(e2e, page)}`);
  await page.getByRole('link', { name: "Today's Workout" }).click();
  await page.getByText('Workout Overview').waitFor();
  await page.getByText('Premium Feature').waitFor();
  const { exercises, focusAreas } = await readWorkout();
  const opened = page.getByRole('region').filter({ has: page.getByText('How to do it') });
  expect(await opened.count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await saveScreenshot(page, 'workout-free', phone, whole);
  await openExercises(page);
  expect(await opened.count()).toBe(exercises.length);
  for (const area of focusAreas) await page.getByText(area, { exact: true }).first().waitFor();
  for (const button of ['Watch', 'View History', 'Complete']) {
    expect(await page.getByRole('button', { name: button, exact: true }).first().isDisabled()).toBe(true);
  }
  expect(await complete(exercises[0]?.name)).toMatchObject({ status: 403, body: { code: 'premium-required' } });
  expect(await findViolations(page)).toEqual([]);
  await saveScreenshot(page, 'workout-free-open', phone, whole);
}, 300_000);

test('Premium completes an exercise with its numbers, which its history then has', async () => {
  // Those of the swing come by its event.
  await expect.poll(readPoints).toBeGreaterThan(0);
  await payForPremium(page);
  await page.goto('/daily-workout');
  const { exercises } = await readWorkout();
  const name = exercises[0]?.name ?? '';
  const card = page.getByRole('region', { name, exact: true });
  await card.getByLabel('Sets').fill('3');
  await card.getByLabel('Reps').fill('12');
  await card.getByLabel('Weight').fill('25');
  const before = await readPoints();
  const progress = `Progress: 1/${exercises.length} exercises (${Math.round(100 / exercises.length)}%) +5 points!`;
  const toast = page.getByRole('listitem').filter({ hasText: 'Exercise Completed!' }).getByText(progress);
  await Promise.all([toast.waitFor(), card.getByRole('button', { name: 'Complete' }).click()]);
  await card.getByRole('button', { name: 'Done' }).waitFor();
  await expect.poll(readPoints).toBe(before + pointsAnExercise);
  await card.getByRole('button', { name: 'View History' }).click();
  await page
    .getByRole('dialog', { name: `${name} - History` })
    .getByText('TODAY')
    .waitFor();
  await page.keyboard.press('Escape');
  expect(await readHistory(name)).toMatchObject([{ sets: 3, reps: 12, weight: '25' }]);
});

test('a whole workout with the network cut in the middle: nothing lost, nothing paid twice', async () => {
  const { exercises } = await readWorkout();
  await openWorkoutsEarlier(databaseUrl(e2e), 360);
  const { id } = await readGolfer(page);
  /** As if the golfer had taken ten minutes since: the server's clock does not move with the page's. */
  const takeTime = () =>
    queryDatabase(
      databaseUrl(e2e),
      `update gateway.exercise_completion
       set completed_at = completed_at - interval '10 minutes', done_at = done_at - interval '10 minutes'
       where user_id = $1`,
      [id],
    );
  await takeTime();
  const before = await readPoints();
  const names = exercises.slice(1).map(({ name }) => name);
  // What waits on the phone is sent hours later.
  await page.clock.install({ time: Date.now() - 5 * 3_600_000 });
  await page.goto('/daily-workout');
  await page.getByRole('link', { name: 'Continue Training' }).click();
  const middle = Math.ceil(names.length / 2);
  for (const [index, name] of names.entries()) {
    if (index === middle) await context.setOffline(true);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    if (index === 0) {
      expect(await findViolations(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
      await saveScreenshot(page, 'train');
    }
    await trainExercise(page);
    if (index >= middle) continue;
    await expect.poll(async () => (await readWorkout()).completedExercises.length).toBe(index + 2);
    await takeTime();
  }
  await page.getByRole('heading', { name: 'Workout done' }).waitFor();
  await page.getByText('saved on this phone').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await saveScreenshot(page, 'train-end-offline', phone, whole);
  const queued = await deviceKeys();
  await page.close();

  // The phone is off until the network is back. What was under way when it was cut may have arrived without an answer.
  await context.setOffline(false);
  const missing = exercises.length - (await readWorkoutIn(context)).completedExercises.length;
  expect(missing).toBeGreaterThanOrEqual(names.length - middle);
  expect(queued.length).toBeGreaterThanOrEqual(missing);
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await expectToast(page, 'Exercise Completed!', () => page.goto('/'));
  const isComplete = async () => (await readWorkout()).completedExercises.length;
  await expect.poll(isComplete).toBe(exercises.length);
  await expect.poll(readPoints).toBe(before + names.length * pointsAnExercise);
  for (const name of names) expect(await readHistory(name)).toHaveLength(1);

  // Nothing is left to send, and sending again pays nothing.
  await expect.poll(deviceKeys).toEqual([]);
  const isPaidBefore = { pointsAwarded: pointsAnExercise, progress: { completed: exercises.length } };
  expect(await complete(names.at(-1))).toMatchObject({ status: 200, body: isPaidBefore });
  await page.goto('/daily-workout');
  await page.getByText(`${exercises.length} of ${exercises.length} done`).waitFor();
  await saveScreenshot(page, 'workout-done', phone, whole);
  expect(await readPoints()).toBe(before + names.length * pointsAnExercise);
}, 300_000);

const deviceKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('exercise-queue')));
const readWorkoutIn = async ({ request }: BrowserContext) =>
  dailyWorkoutSchema.parse(await (await request.get('/api/daily-workout/me')).json());
