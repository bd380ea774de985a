import { streakSchema } from '@trueswing/contracts';
import { centralDayKey } from '@trueswing/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from './steps/check-accessibility.ts';
import { expectToast } from './steps/expect-toast.ts';
import { readGolfer, registerGolfer } from './steps/golfer.ts';
import { openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';
import { payForPremium } from './steps/payments.ts';

let e2e: SharedE2e;
let page: Page;
beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage();
  await registerGolfer(page, 'Stella');
});
afterAll(() => e2e.close());

const readStreak = async () => streakSchema.parse(await (await page.request.get('/api/streak')).json());
const pausedWeeks = async () => (await readStreak()).year.filter(({ isPaused }) => isPaused).map(({ week }) => week);

test('the card on the home screen leads to the year, whose weeks a screen reader reads', async () => {
  await payForPremium(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Week Streak' }).waitFor();
  await page.getByText('1.0× points', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Your Year' }).click();
  await page.waitForURL('**/streak');
  const months = page.getByRole('list', { name: 'Weeks by month' });
  await months.waitFor();
  expect(await months.locator('li li').count()).toBe(53);
  expect(await months.locator('li li').last().textContent()).toMatch(/: this week, no exercise yet$/);
});

test('this week is paused with the keyboard only, and the pause is taken back', async () => {
  await page.getByRole('button', { name: 'Choose a Week' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Which week?' });
  await dialog.waitFor();
  const thisWeek = dialog.getByRole('button', { name: /This week$/ });
  const hasFocus = () => thisWeek.evaluate((button) => button === document.activeElement);
  for (let stop = 0; stop < 3 && !(await hasFocus()); stop++) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  await expectToast(page, 'Week Paused', () => page.keyboard.press('Enter'));
  await page.getByText(/^3 of 4 pauses left in \d{4}$/).waitFor();
  expect(await pausedWeeks()).toEqual([(await readStreak()).year[52]?.week]);

  await page.goto('/');
  await page.getByText('This week is paused. Your streak waits for you.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await saveScreenshot(page, 'home-week-paused', phone, { fullPage: true });
  await page.goto('/streak');
  await page.getByRole('button', { name: /^Take back the pause of / }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^4 of 4 pauses left in \d{4}$/).waitFor();
  expect(await pausedWeeks()).toEqual([]);
});

test('a new tier is celebrated under the toast, without being in the way', async () => {
  const { id } = await readGolfer(page);
  const progress = { completed: 1, total: 6, percentage: 17 };
  await page.route('**/api/daily-workout/complete', (route) =>
    route.fulfill({ json: { progress, pointsAwarded: 10, milestone: { weeks: 7, multiplier: 2 } } }),
  );
  await page.clock.install();
  await page.goto('/streak');
  await page.getByText('Your Year').waitFor();
  await page.evaluate(queueExercise, { userId: id, day: centralDayKey(new Date()) });
  const celebration = page.getByText('7 weeks in a row!You now earn 2.0× points.');
  await celebration.waitFor();
  const toast = page.getByRole('listitem').filter({ hasText: 'Exercise Completed!' });
  const [text, top] = [await celebration.boundingBox(), await toast.boundingBox()];
  if (!text || !top) throw new Error('the toast or the celebration is not on the screen');
  expect(text.y).toBeGreaterThanOrEqual(top.y + top.height);
  // A tap in its middle reaches what lies below it.
  const takesTaps = await celebration.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const tapped = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.closest('[role=status]')?.contains(tapped);
  });
  expect(takesTaps).toBe(false);
  await saveScreenshot(page, 'streak-milestone');
  await page.clock.fastForward(5_000);
  await celebration.waitFor({ state: 'detached' });
});

/** Queues an exercise on the device, as after a workout without a network; it is sent when the browser is online again. */
function queueExercise({ userId, day }: { userId: string; day: string }): void {
  const exerciseName = 'Open Book';
  const log = { exerciseName, workoutDate: `${day}T12:00:00.000Z`, sets: 1, reps: 1, weight: '0', duration: null };
  const entry = { exerciseName, day, queuedAtMs: Date.now(), isCompletionSent: false, log, logKey: 'open-book-1' };
  localStorage.setItem(`trueswing.exercise-queue.${userId}.${day}.${exerciseName}`, JSON.stringify(entry));
  window.dispatchEvent(new StorageEvent('storage'));
}
