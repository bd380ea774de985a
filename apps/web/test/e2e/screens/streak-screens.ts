import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { registerGolfer } from '../steps/golfer.ts';
import { payForPremium } from '../steps/payments.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';
import { afterAYear, answerStreak } from '../steps/streak-answer.ts';

/** The streak on the free plan, of a new golfer with Premium, and after a year of training. */
export function streakScreens(walk: () => ScreenWalk): void {
  let page: Page;

  test('on the free plan', async () => {
    page = await walk().openPage();
    await registerGolfer(page, 'Sarah');
    await page.getByRole('link', { name: 'Your Year' }).click();
    await page.getByRole('heading', { name: 'Your Streak' }).waitFor();
    await page.getByText('Streaks and exercise points come with Premium.').waitFor();
    await walk().check(page, 'streak-free', { mayMove: true });
  });

  test('before the first exercise', async () => {
    await payForPremium(page);
    await page.goto('/streak');
    await page.getByText('Your first week begins now.').waitFor();
    await walk().check(page, 'streak-new', { mayMove: true });
    await page.getByRole('button', { name: 'Choose a Week' }).click();
    await page.getByRole('dialog', { name: 'Which week?' }).waitFor();
    await walk().check(page, 'streak-choose');
  });

  test('after a year, at risk', async () => {
    await answerStreak(page, afterAYear);
    await page.goto('/streak');
    await page.getByText('6 weeks').waitFor();
    await walk().check(page, 'streak', { mayMove: true });
    await page.goto('/');
    await page.getByRole('link', { name: 'Train Now' }).waitFor();
    await walk().check(page, 'home-streak-at-risk');
    await page.context().close();
  });
}
