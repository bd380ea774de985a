import { analysisIdSchema, type Measurements } from '@trueswing/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySwing } from './steps/copy-swing.ts';
import { expectToast } from './steps/expect-toast.ts';
import { finishAsSample } from './steps/finish-as-sample.ts';
import { registerGolfer, uploadSample } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { type E2e, openE2e } from './steps/open-system.ts';
import { payForPremium } from './steps/payments.ts';
import { turned } from './steps/turned.ts';

let e2e: E2e;
let page: Page;
let analysisId: string;
const measurementsWith = (hipsDeg: number): Measurements => ({
  shoulderTurnDeg: turned(88),
  hipRotationDeg: turned(hipsDeg),
  tempoRatio: { value: 3.1, plusMinus: 0.2, at: 'swing', confidence: 0.9 },
});

beforeAll(async () => {
  e2e = await openE2e();
  page = await e2e.openPage();
  await registerGolfer(page, 'Gail');
  await payForPremium(page);
  const worker = e2e.system.parts['analysis-worker'];
  if (!worker) throw new Error('the system has no analysis worker to stop');
  await worker.stop();
  const newest = analysisIdSchema.parse(await uploadSample(page));
  await finishAsSample(e2e, newest, { measurements: measurementsWith(31) });
  for (const [daysAgo, hipsDeg] of [
    [35, 33],
    [21, 35],
    [10, 34],
  ] as const) {
    const copy = await copySwing(e2e, newest, daysAgo);
    await finishAsSample(e2e, copy, { measurements: measurementsWith(hipsDeg) });
  }
  analysisId = newest;
});
afterAll(() => e2e.close());

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
