import { type Streak, streakSchema } from '@trueswing/contracts';
import type { Page } from 'playwright-core';

/** Lets the page receive the golfer's real streak with other facts: a year of training takes a year. */
export async function answerStreak(page: Page, change: (streak: Streak) => Streak): Promise<void> {
  await page.route('**/api/streak', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(streakSchema.parse(await answer.json())) });
  });
}

/** Six weeks in a row, some missed weeks before, and two paused ones; nothing yet this week. */
export const afterAYear = (streak: Streak): Streak => ({
  ...streak,
  weeks: 6,
  isAtRisk: true,
  pausesLeft: 2,
  year: streak.year.map((week, at) => ({
    ...week,
    exercises: [9, 10, 22, 34, 43, 52].includes(at) ? 0 : 4,
    isPaused: at === 22 || at === 43,
  })),
});
