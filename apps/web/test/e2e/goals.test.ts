import type { Measurements } from '@trueswing/contracts';
import { queryDatabase } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSampleSwing } from './steps/add-sample-swing.ts';
import { databaseUrl } from './steps/database-url.ts';
import { expectToast } from './steps/expect-toast.ts';
import { readGolfer, registerGolfer } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { openSharedE2e, type SharedE2e } from './steps/open-system.ts';
import { passDays } from './steps/pass-days.ts';
import { payForPremium } from './steps/payments.ts';
import { turned } from './steps/turned.ts';

let e2e: SharedE2e;
let page: Page;
let analysisId: string;
const measurementsWith = (hipsDeg: number): Measurements => ({
  shoulderTurnDeg: turned(88),
  hipRotationDeg: turned(hipsDeg),
  tempoRatio: { value: 3.1, plusMinus: 0.2, at: 'swing', confidence: 0.9 },
});

/** A swing of some days ago in which the hips turn so far. */
const addSwing = (daysAgo: number, hipsDeg: number) =>
  addSampleSwing(e2e, page, { daysAgo, measurements: measurementsWith(hipsDeg) });

beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage();
  await registerGolfer(page, 'Gail');
});
afterAll(() => e2e.close());

test('a golfer with Premium has four swings with the driver', async () => {
  await payForPremium(page);
  analysisId = await addSwing(0, 31);
  await addSwing(35, 33);
  await addSwing(21, 35);
  await addSwing(10, 34);
});

test('a golfer makes the number of a dial a goal', async () => {
  await page.goto(`/analysis/${analysisId}`);
  await page.getByRole('button', { name: /^Hip Rotation/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Set a Goal' }).click();
  await sheet
    .getByText('We measure where you start from your other swings. This one alone may be an exception.')
    .waitFor();
  await sheet.getByLabel('Target').selectOption('45');
  await sheet.getByRole('button', { name: 'Make It My Goal' }).scrollIntoViewIfNeeded();
  await looksRight(page, 'goal-new');
  await sheet.getByRole('button', { name: 'Make It My Goal' }).click();
  await sheet.getByText(/^Your goal is a hip turn of 45° by \w{3}, \w{3} \d+\.$/).waitFor();
  await sheet.getByRole('link', { name: 'See Your Goal' }).click();
  await page.waitForURL('**/progress');
});

test('the progress screen says what comes next, and what the retest can show', async () => {
  await page.getByRole('heading', { name: 'Your Goal' }).waitFor();
  await page.getByText(/^Hip turn of 45°|^A hip turn of 45° with the .+ by \w{3}, \w{3} \d+$/).waitFor();
  // The swing that it was set from is no part of its start.
  await page.getByText(/^Train until .+ Then your retest begins: \d swings, a week apart\./).waitFor();
  await page.getByText(/We compare it with your last 3 swings before\./).waitFor();
  await looksRight(page, 'goal-open', { fullPage: true });
});

test('the workout of the day follows the goal', async () => {
  await page.goto('/daily-workout');
  await page
    .getByText(/Your goal is a hip turn of 45°\./)
    .first()
    .waitFor();
});

test('the goal is of its golfer alone', async () => {
  const other = await e2e.openPage();
  await registerGolfer(other, 'Omar');
  const goals = await other.evaluate(async () => (await fetch('/api/goals')).json());
  expect(goals).toEqual([]);
  const own = await page.evaluate(async () => (await fetch('/api/goals')).json());
  const taken = await other.evaluate(
    async (id) => (await fetch(`/api/goals/${id}`, { method: 'DELETE' })).status,
    own[0].id as string,
  );
  expect(taken).toBe(404);
});

test('target and date can be changed, and the goal can be given up', async () => {
  await page.goto('/progress');
  await page.getByRole('button', { name: 'Change Goal' }).click();
  await page.getByLabel('Target').selectOption('50');
  await looksRight(page, 'goal-change', { fullPage: true });
  await page.getByRole('button', { name: 'Save Goal' }).click();
  await page.getByText(/A hip turn of 50°/).waitFor();
  await page.getByRole('button', { name: 'Change Goal' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await expectToast(page, 'You gave up your goal', () =>
    page.getByRole('button', { name: 'Give Up This Goal' }).click(),
  );
  await expect.poll(() => page.getByRole('heading', { name: 'Your Goal' }).count()).toBe(0);
});

test('the retest is counted swing by swing, and its end is said plainly', async () => {
  const goal = await page.evaluate(async (id) => {
    const dueOn = new Date(Date.now() + 104 * 86_400_000).toISOString().slice(0, 10);
    const body = JSON.stringify({ analysisId: id, measurement: 'hipRotationDeg', target: 45, dueOn });
    const answer = await fetch('/api/goals', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return await answer.json();
  }, analysisId);
  expect(goal).toMatchObject({ plannedSwings: 4, start: 34 });
  await passDays(e2e, (await readGolfer(page)).id, 98);
  await addSwing(21, 46);
  await addSwing(14, 45);
  await expect.poll(() => readFirstGoal(page)).toMatchObject({ retestSwings: 2, end: null });
  await page.goto('/progress');
  await page.getByText('Retest 2/4').waitFor();
  await looksRight(page, 'goal-retest', { fullPage: true });
  await addSwing(7, 47);
  await addSwing(0, 46);
  await expect.poll(() => readFirstGoal(page)).toMatchObject({ end: { ending: 'reached' } });
  await page.goto('/progress');
  await page.getByRole('heading', { name: 'Your retest reads at your target' }).waitFor();
  await page.getByRole('link', { name: 'Set Your Next Goal' }).waitFor();
  await looksRight(page, 'goal-ended', { fullPage: true });
});

test('a golfer makes the number of a step for the ball a goal, which days of shots decide', async () => {
  await queryDatabase(
    databaseUrl(e2e),
    'update gateway.swing set face_angle_deg = 10, club_path_deg = null where id = $1',
    [analysisId],
  );
  await page.goto(`/analysis/${analysisId}`);
  await page.getByText('Start the ball straighter: face 10° right of target, aim for 0°.').waitFor();
  await page.getByRole('button', { name: 'See what helps' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Set a Goal' }).click();
  await sheet.getByText(/^We measure where you start from your last days with five shots or more\./).waitFor();
  expect(await sheet.getByLabel('Target').inputValue()).toBe('1');
  await sheet.getByRole('button', { name: 'Make It My Goal' }).scrollIntoViewIfNeeded();
  await looksRight(page, 'goal-ball-new');
  await sheet.getByRole('button', { name: 'Make It My Goal' }).click();
  await sheet.getByText(/^Your goal is a face angle of 1\.0° right by \w{3}, \w{3} \d+\.$/).waitFor();
  await sheet.getByRole('link', { name: 'See Your Goal' }).click();
  await page
    .getByText('First hit five balls or more on 3 more days, and import them. They show where you start.')
    .waitFor();
  await looksRight(page, 'goal-ball-open', { fullPage: true });
  await page.getByRole('link', { name: 'Import Your Shots' }).click();
  await page.waitForURL('**/shots/import');
});

const readFirstGoal = (of: Page) => of.evaluate(async () => (await (await fetch('/api/goals')).json())[0]);
