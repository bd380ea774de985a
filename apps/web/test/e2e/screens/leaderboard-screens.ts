import type { LeaderboardEntry } from '@trueswing/contracts';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { others, rank, standingIn } from '../../fixtures/leaderboard.ts';
import { readGolfer, registerGolfer } from '../steps/golfer.ts';
import { internalError } from '../steps/internal-error.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';

const calls = '**/api/leaderboard{,/standing,/last-month}';
const notFound = {
  status: 404,
  json: { code: 'user-not-found', message: 'There is no such user.', requestId: 'r-404' },
};

/** The leaderboard of one golfer in all states, and the rules. Tables of many golfers are what the service would answer. */
export function leaderboardScreens(walk: () => ScreenWalk): void {
  let page: Page;
  let ownId: string;

  test('a leaderboard of a month without points', async () => {
    page = await walk().openPage();
    await registerGolfer(page, 'Lena');
    ownId = (await readGolfer(page)).id;
    await answerWith(page, [], ownId);
    await page.goto('/leaderboard');
    await page.getByText('Not ranked yet').waitFor();
    await page.getByText('The month is wide open').waitFor();
    await walk().check(page, 'leaderboard-empty');
  });

  test('a leaderboard of three golfers', async () => {
    const own = { id: ownId, firstName: 'Lena', city: 'Boise', state: 'ID', monthlyPoints: 84 };
    await answerWith(
      page,
      rank([...others(2, 90).map((golfer, index) => ({ ...golfer, monthlyPoints: 90 - 6 * index })), own]),
      ownId,
    );
    await page.goto('/leaderboard');
    await page.getByText('6 points to catch Golfer 1.').waitFor();
    await page.getByText('Places from rank 4').waitFor();
    await walk().check(page, 'leaderboard-three');
  });

  test('a leaderboard of sixty golfers, and last month’s', async () => {
    const own = { id: ownId, firstName: 'Lena', city: 'Boise', state: 'ID', monthlyPoints: 288 };
    await answerWith(page, rank([...others(59, 400), own]), ownId);
    await page.goto('/leaderboard');
    await page.getByText('Other Rankings').waitFor();
    await page.getByText('2 points to catch Golfer').waitFor();
    await walk().check(page, 'leaderboard');
    await walk().allowShift(page, 'leaderboard-whole', () => page.getByRole('button', { name: 'Show all 50' }).click());
    await walk().check(page, 'leaderboard-whole');
    await page.getByRole('tab', { name: 'Last Month' }).click();
    await page.getByText('Final table of').waitFor();
    await walk().check(page, 'leaderboard-last-month', { mayMove: true });
  });

  test('a leaderboard that cannot be loaded', async () => {
    await page.unroute(calls);
    await page.route(calls, (route) => route.fulfill(internalError));
    await page.goto('/leaderboard');
    await page.getByText('Failed to load leaderboard. Please try again.').waitFor();
    await page.getByText('Unable to load your statistics.').waitFor();
    await walk().check(page, 'leaderboard-error');
    await page.unroute(calls);
    await page.route(calls, (route) => route.fulfill(notFound));
    await page.goto('/leaderboard');
    await page.getByText('User Not Found').waitFor();
    await walk().recordTexts(page, 'leaderboard-not-found');
    await page.unroute(calls);
  });

  test('how points work', async () => {
    await page.goto('/how-points-work');
    await page.getByText('Streak Tiers').waitFor();
    await walk().check(page, 'how-points-work');
    await page.context().close();
  });
}

/** Answers the calls of the leaderboard with this table, in both months. */
async function answerWith(page: Page, table: readonly LeaderboardEntry[], ownId: string): Promise<void> {
  const standing = standingIn(table, ownId);
  const { position, monthlyPoints } = standing;
  const entries = table.slice(0, 50);
  const answers: Record<string, unknown> = {
    '/api/leaderboard': entries,
    '/api/leaderboard/standing': standing,
    '/api/leaderboard/last-month': { month: '2026-10-01', position, monthlyPoints, entries },
  };
  await page.unroute(calls);
  await page.route(calls, (route) => route.fulfill({ json: answers[new URL(route.request().url()).pathname] }));
}
