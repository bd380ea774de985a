import { stayWithinOneDay } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSmallTargets, findViolations } from './steps/check-accessibility.ts';
import { earnPoints } from './steps/earn-points.ts';
import { expectToast } from './steps/expect-toast.ts';
import { readGolfer, registerGolfer } from './steps/golfer.ts';
import { saveScreenshots } from './steps/looks-right.ts';
import { openSharedE2e, phone, type SharedE2e } from './steps/open-system.ts';

/**
 * Three golfers whose points come by events as those of a workout do. They are the only ones with points on this system:
 * the golfers of the tests of payments neither train nor upload.
 */
let e2e: SharedE2e;
const pages = new Map<string, Page>();

// The clocks of the pages are moved by some minutes.
beforeAll(() => stayWithinOneDay(5), 360_000);
beforeAll(async () => {
  e2e = await openSharedE2e('payments');
});
afterAll(() => e2e.close());

const pageOf = (name: string): Page => {
  const page = pages.get(name);
  if (!page) throw new Error(`${name} is not registered`);
  return page;
};
const earn = async (name: string, points: number) => earnPoints(e2e, (await readGolfer(pageOf(name))).id, points);
const pointsOf = async (name: string) => (await readGolfer(pageOf(name))).monthlyPoints;
const position = (page: Page) => page.getByRole('heading', { name: 'Your Position' }).locator('..');
const podium = (page: Page) =>
  page.getByRole('heading', { name: 'Top 3' }).locator('..').getByRole('listitem').allTextContents();
/** The podium, while the clock of the page runs fast: the points of others come with the next reading of the table, every 30 s. */
async function nextPodium(page: Page): Promise<string[]> {
  await page.clock.fastForward(30_000);
  return await podium(page);
}
/** Not more often: the golfer's day must not end on the page meanwhile. */
const asOthersTrain = { timeout: 40_000, interval: 5_000 };

test('before anyone has points the month is open, and home leads to it', async () => {
  for (const name of ['Ann', 'Bob', 'Cleo']) {
    const page = await e2e.openPage(phone, { reducedMotion: 'reduce' });
    await page.clock.install();
    await registerGolfer(page, name);
    pages.set(name, page);
  }
  const page = pageOf('Ann');
  await page.getByRole('link', { name: 'How Points Work' }).click();
  await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor();
  await position(page).getByText('Not ranked yet').waitFor();
  await page.getByText('The month is wide open').waitFor();
});

test('golfers with the same points share a position', async () => {
  const arrived = (name: string, points: number) => expect.poll(() => pointsOf(name), { timeout: 20_000 }).toBe(points);
  await earn('Bob', 30);
  await earn('Cleo', 15);
  await arrived('Bob', 30);
  await arrived('Cleo', 15);
  await earn('Ann', 15);
  await earn('Ann', 15);
  await arrived('Ann', 30);
  // It is still open: the points arrive on it.
  const page = pageOf('Ann');
  await page.clock.fastForward(30_000);
  await position(page).getByText('1st', { exact: true }).waitFor();
  await position(page).getByText('You share the lead.').waitFor();
  await position(page).getByText('Tied with Bob.').waitFor();
  await expect.poll(() => nextPodium(page), asOthersTrain).toHaveLength(3);
  const [first, second, third] = await podium(page);
  expect([first, second].toSorted()).toEqual(['AYouAnn30 pointsTTied for 1', 'BBob30 pointsTTied for 1']);
  expect(third).toBe('CCleo15 points3');
});

test('the table follows while it is open', async () => {
  const page = pageOf('Cleo');
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await position(page).getByText('3rd', { exact: true }).waitFor();
  await position(page).getByText('15 points to catch').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await earn('Cleo', 20);
  await position(page).getByText('1st', { exact: true }).waitFor({ timeout: 15_000 });
  await position(page)
    .getByText(/^You lead (Ann|Bob) by 5 points\.$/)
    .waitFor();
  await expect.poll(async () => (await nextPodium(page))[0], asOthersTrain).toBe('CYouCleo35 points1');
  const summary = page.getByRole('heading', { name: 'Your Points Summary' }).locator('../..');
  const figures = async () => (await summary.getByRole('definition').allTextContents()).slice(0, 3);
  await expect.poll(figures, { timeout: 15_000 }).toEqual(['35', '35', '35']);
  await saveScreenshots(page, 'leaderboard-real', { fullPage: true });
});

test('a golfer who does not want to be listed is seen by no one else', async () => {
  const page = pageOf('Bob');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await page.getByRole('switch', { name: 'Show me on the leaderboard' }).uncheck();
  await expectToast(page, 'Profile Updated', () => page.getByRole('button', { name: 'Save' }).click());
  await page.goto('/leaderboard');
  await position(page).getByText('Other golfers do not see you on the leaderboard.').waitFor();
  const other = pageOf('Ann');
  await other.reload();
  await position(other).getByText('2nd', { exact: true }).waitFor();
  await expect.poll(async () => (await nextPodium(other)).join(), asOthersTrain).toContain('Cleo35 points');
  await expect.poll(() => nextPodium(other), asOthersTrain).not.toContainEqual(expect.stringContaining('Bob'));
});

test('the rules are linked from the leaderboard and the profile', async () => {
  const page = pageOf('Ann');
  await page.getByRole('link', { name: 'See all the rules' }).click();
  await page.getByRole('heading', { level: 1, name: 'How Points Work' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('link', { name: 'How Points Work' }).click();
  await page.getByText('6 × 15').waitFor();
});
