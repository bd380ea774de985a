import type { Page } from 'playwright-core';
import { expectToast } from '../steps/expect-toast.ts';
import { holdCalls } from '../steps/hold-calls.ts';
import { internalError } from '../steps/internal-error.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';
import { trainExercise } from '../steps/train-exercise.ts';

const workoutPath = '**/api/daily-workout/me';

/** Today's workout when there is none: no analysis, being planned, failed, empty, used up. */
export async function checkMissingWorkout(walk: ScreenWalk, page: Page): Promise<void> {
  await page.goto('/daily-workout');
  await page.getByText('No Swing Analysis Available').waitFor();
  await walk.check(page, 'workout-no-analysis');

  const release = await holdCalls(page, workoutPath, (route) => route.fulfill(internalError));
  await page.goto('/daily-workout');
  await page.getByText('Creating Your Workout').waitFor();
  await walk.check(page, 'workout-pending');
  release();
  await page.getByText('Error Loading Workout').waitFor();
  await walk.check(page, 'workout-error', { mayMove: true });
  await page.unroute(workoutPath);

  const message = 'limit';
  const limit = { code: 'workout-limit-reached', message, requestId: 'r-1', requiresUpgrade: true };
  await page.route(workoutPath, (route) => route.fulfill({ status: 403, json: limit }));
  await page.goto('/daily-workout');
  await page.getByText('Daily Workout Limit Reached').waitFor();
  await walk.check(page, 'workout-limit');
  await page.unroute(workoutPath);
}

/** A free golfer's workout: readable, with locked buttons; and one that came without exercises. */
export async function checkFreeWorkout(walk: ScreenWalk, page: Page): Promise<void> {
  await page.route(workoutPath, async (route) => {
    const answer = await route.fetch();
    const workout = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...workout, exercises: [] } });
  });
  await page.goto('/daily-workout');
  await page.getByText('Workout Generation Failed').waitFor();
  await walk.check(page, 'workout-empty');
  await page.unroute(workoutPath);
  await walk.allowShift(page, 'workout-free', async () => {
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByText('Premium Feature').waitFor();
  });
  await walk.check(page, 'workout-free');
}

/** Premium: the list, an exercise that is done or not accepted, and the guided mode from the first set to the end. */
export async function checkPremiumWorkout(walk: ScreenWalk, page: Page): Promise<void> {
  await page.goto('/daily-workout');
  await page.getByText('Workout Overview').waitFor();
  await walk.check(page, 'workout-premium');
  const first = page.getByRole('list', { name: 'Exercises' }).getByRole('region').first();
  const message = 'refused';
  const refused = { status: 404, json: { code: 'exercise-not-in-workout', message, requestId: 'r-404' } };
  await page.route('**/api/daily-workout/complete', (route) => route.fulfill(refused));
  // It folds until the answer is there.
  await walk.allowShift(page, 'workout-complete-failed', () =>
    expectToast(page, 'Failed to complete exercise. Please try again.', () =>
      first.getByRole('button', { name: 'Complete' }).click(),
    ),
  );
  await walk.recordTexts(page, 'workout-complete-failed');
  await page.unroute('**/api/daily-workout/complete');
  // The done exercise folds, and the next one unfolds.
  await walk.allowShift(page, 'workout-exercise-done', async () => {
    await expectToast(page, 'Exercise Completed!', () => first.getByRole('button', { name: 'Complete' }).click());
    await first.getByRole('button', { name: 'Done' }).waitFor();
  });
  await walk.check(page, 'workout-exercise-done');

  await page.clock.install();
  await page.goto('/daily-workout/train');
  await page.getByText(/^Exercise 2 of/).waitFor();
  await walk.check(page, 'train');
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('dialog').waitFor();
  await walk.check(page, 'train-swap');
  await page.keyboard.press('Escape');
  const start = page.getByRole('button', { name: /^(Start set 1|Set 1 done)$/ });
  await start.click();
  await page.getByRole('timer').waitFor();
  await walk.check(page, 'train-timer');
  await page.getByRole('button', { name: /^(Stop|Skip the rest)$/ }).click();
  const undo = page.getByRole('button', { name: 'Take back set 1' });
  if (await undo.isVisible()) await undo.click();
  await trainExercise(page);
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  const end = page.getByRole('heading', { name: 'Good work' });
  await page.getByText(/^Exercise 3 of/).waitFor();
  while (!(await end.isVisible())) await skip.click();
  await walk.check(page, 'train-end', { mayMove: true });
}
