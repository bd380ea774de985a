import type { Measurements } from '@trueswing/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSampleSwing } from './steps/add-sample-swing.ts';
import { findViolations } from './steps/check-accessibility.ts';
import { readGolfer, registerGolfer } from './steps/golfer.ts';
import { logSession } from './steps/log-shots.ts';
import { saveScreenshots } from './steps/looks-right.ts';
import { openSharedE2e, type SharedE2e } from './steps/open-system.ts';
import { payForPremium } from './steps/payments.ts';
import { turned } from './steps/turned.ts';

let e2e: SharedE2e;
let page: Page;
beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage();
  await registerGolfer(page, 'Petra');
});
afterAll(() => e2e.close());

const measurementsWith = (hipsDeg: number): Measurements => ({
  shoulderTurnDeg: turned(88),
  hipRotationDeg: turned(hipsDeg),
  tempoRatio: { value: 3.1, plusMinus: 0.2, at: 'swing', confidence: 0.9 },
});

/** Sessions with the driver in four months, of which the last two carry farther. */
async function logFourMonths(): Promise<void> {
  const { id: userId } = await readGolfer(page);
  const carries = [
    [100, 205],
    [68, 206],
    [36, 226],
    [1, 227],
  ] as const;
  for (const [daysAgo, carryYd] of carries) {
    await logSession(e2e, userId, { club: 'driver', shots: 24, carryYd, clubSpeedMph: 92, daysAgo });
  }
}

test('without Premium the mobility check leads to body and ball, and to what Premium adds', async () => {
  await page.goto('/mobility-check');
  await page.getByRole('link', { name: 'What really changed' }).click();
  await page.waitForURL('**/progress');
  await page.getByText('With Premium you also see what really changed in your swing.').waitFor();
  await page.getByText('No month of the last half year has four shots with this club.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await saveScreenshots(page, 'progress-free', { fullPage: true });
});

test('before the first swing the screen says what is missing and where to begin', async () => {
  await payForPremium(page);
  await page.goto('/mobility-check');
  await page.getByRole('link', { name: 'What really changed' }).click();
  await page.waitForURL('**/progress');
  await page
    .getByText('No swing with this club was measured in the last half year. Film one, and your story begins.')
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await saveScreenshots(page, 'progress-empty', { fullPage: true });
  await page.getByRole('link', { name: 'Check Your Mobility' }).waitFor();
  await page.getByRole('link', { name: 'Film the Next Swing' }).click();
  await page.waitForURL('**/upload?club=driver');
  expect(await page.getByRole('radio', { name: 'Driver' }).isChecked()).toBe(true);
});

test('four swings filmed alike show a real change, and what is only noise', async () => {
  const addSwing = (daysAgo: number, hipsDeg: number) =>
    addSampleSwing(e2e, page, { daysAgo, measurements: measurementsWith(hipsDeg) });
  await addSwing(0, 54);
  await page.goto('/progress');
  await page.getByText('One swing with this club was measured in the last half year.').waitFor();
  await saveScreenshots(page, 'progress-one', { fullPage: true });
  await addSwing(21, 52);
  await page.reload();
  await page.getByText(/^No change is certain yet since/).waitFor();
  await saveScreenshots(page, 'progress-noise', { fullPage: true });
  await addSwing(36, 26);
  await page.reload();
  await page.getByText(/: likely a change\.$/).waitFor();
  await saveScreenshots(page, 'progress-likely', { fullPage: true });
  await addSwing(43, 24);
  await page.goto('/analysis');
  await page.getByRole('link', { name: 'What Really Changed' }).click();
  await page.waitForURL('**/progress');
  await page
    .getByText(/^You turn your hips \d+° more with the driver than before \w+ \d+, \d{4}: a real change\.$/)
    .waitFor();
  const swing = page.getByRole('list', { name: 'Swing' });
  const row = (label: string) => swing.getByRole('listitem').filter({ hasText: label });
  await row('Hip rotation').getByText('Real change').waitFor();
  await row('Shoulder turn').getByText('Noise').waitFor();
  await row('X-Factor').getByText('Nothing to compare in half a year').waitFor();
  expect(await row('Hip rotation').textContent()).toMatch(/45–60°\+\d+°.+ 0 workouts between/);

  await logFourMonths();
  await page.reload();
  await page.getByText(/^Carry with the driver is \d+ yd higher than before \w+ \d{4}: a real change\.$/).waitFor();
  const ball = page.getByRole('list', { name: 'Ball' });
  const carry = ball.getByRole('listitem').filter({ hasText: 'Carry' });
  await carry.getByText('Real change').waitFor();
  expect(await carry.textContent()).toMatch(/\d{3}–\d{3} yd\+\d+ yd/);
  await ball.getByRole('listitem').filter({ hasText: 'Club speed' }).getByText('Noise').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await saveScreenshots(page, 'progress-real', { fullPage: true });
});

test('the first and the newest swing stand side by side, both at the top', async () => {
  await page.getByRole('link', { name: 'See before and after: Hip rotation' }).click();
  await page.waitForURL('**/progress/compare/**');
  await page.getByRole('button', { name: 'Top', pressed: true }).waitFor();
  const times = () =>
    page.locator('video').evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).currentTime));
  await expect.poll(times).toSatisfy(([one, other]: number[]) => one !== undefined && one > 0 && one === other);
  expect(await findViolations(page)).toEqual([]);
  await saveScreenshots(page, 'compare-swings', { fullPage: true });
  const atTop = await times();
  await page.getByRole('button', { name: 'Impact' }).click();
  await expect.poll(times).toSatisfy(([one, other]: number[]) => one === other && (one ?? 0) > (atTop[0] ?? 0));
  await page.getByRole('link', { name: 'Open the Newer Swing' }).click();
  await page.waitForURL(/\/analysis\/[0-9a-f-]+$/);
});
