import { type AnalysisId, analysisIdSchema } from '@trueswing/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectToast } from '../steps/expect-toast.ts';
import { finishAsSample } from '../steps/finish-as-sample.ts';
import { chooseSample, registerGolfer } from '../steps/golfer.ts';
import { internalError } from '../steps/internal-error.ts';
import { cards, colorsOfCardForm, colorsOfPage, expectPremiumSoon, typeCard } from '../steps/payments.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';
import { checkPremiumWorkout } from './workout-screens.ts';

/** The upgrade from the free plan, and what Premium changes on each screen. */
export function premiumScreens(walk: () => ScreenWalk): void {
  let page: Page;

  test('a golfer subscribes', async () => {
    page = await walk().openPage();
    await registerGolfer(page, 'Penny');
    await page.goto('/payment-success');
    await page.getByText('Payment session not found.').waitFor();
    await walk().check(page, 'payment-success-no-session');
    await page.goto('/payment-success?session_id=pi_unknown');
    await page.getByText('Processing Your Subscription').waitFor();
    await walk().check(page, 'payment-success-processing');

    await page.route('**/api/get-or-create-subscription', (route) => route.fulfill(internalError));
    await page.goto('/subscribe');
    await page.getByRole('button', { name: 'Continue with Annual' }).click();
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    await walk().check(page, 'subscribe-error');
    await page.unroute('**/api/get-or-create-subscription');
    await page.goto('/subscribe');
    await page.getByRole('button', { name: 'Continue with Annual' }).click();
    const submit = (price: string) =>
      page.getByRole('button', { name: `Subscribe to Premium - ${price}`, exact: true });
    await submit('$99.99/year').waitFor();
    await walk().check(page, 'subscribe-annual');
    expect(await colorsOfCardForm(page)).toEqual(await colorsOfPage(page));
    await page.getByText('Monthly $9.99/month').click();
    await page.getByRole('button', { name: 'Continue with Monthly' }).click();
    await submit('$9.99/month').waitFor();
    await walk().recordTexts(page, 'subscribe-monthly');
    await typeCard(page, cards.declined);
    await expectToast(page, 'Payment Failed', () => submit('$9.99/month').click());
    await walk().check(page, 'subscribe-declined');
    await typeCard(page, cards.good);
    await expectToast(page, 'Payment Successful', () => submit('$9.99/month').click());
    await walk().recordTexts(page, 'subscribe-paid');
    await expectPremiumSoon(page);
    await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    await walk().check(page, 'payment-success');
    await page.goto('/subscribe');
    await page.getByText('You have Premium already.').waitFor();
    await walk().check(page, 'subscribe-premium-already');
  });

  test('the screens with Premium', async () => {
    await page.goto('/');
    await page.getByText('Weekly uploads reset every Sunday').waitFor();
    await walk().check(page, 'home-premium');
    await page.goto('/profile');
    await page.getByText('Monthly, $9.99/month').waitFor();
    await page.getByText('This device', { exact: true }).waitFor();
    await walk().check(page, 'profile-premium');
    await page.route('**/api/create-customer-portal', (route) => route.fulfill(internalError));
    await expectToast(page, 'Portal Error', () => page.getByRole('button', { name: 'Manage Subscription' }).click());
    await walk().recordTexts(page, 'profile-portal-failed');
    await expectToast(page, 'Subscription Refreshed', () =>
      page.getByRole('button', { name: 'Refresh Status' }).click(),
    );
    await walk().recordTexts(page, 'profile-refreshed');
  });

  test('a week with both clubs, with launch-monitor numbers and both views', async () => {
    // The screens show what an analysis gives, not how: the worker would take more than a minute for these four videos. Nothing
    // that follows needs it.
    const worker = walk().e2e.system.parts['analysis-worker'];
    if (!worker) throw new Error('the system has no analysis worker to stop');
    await worker.stop();
    const driver = await uploadWithNumbers(page, 'driver', {});
    await page.goto('/');
    await page.getByText('Uploaded ✓').waitFor();
    await walk().check(page, 'home-premium-uploaded');
    await page.goto('/upload?club=7-iron');
    await page.getByText('Driver is uploaded for this week.').waitFor();
    await walk().check(page, 'upload-premium');
    const id = await uploadWithNumbers(page, '7-iron', {
      clubSpeedMph: '84',
      ballSpeedMph: '112',
      carryYd: '156',
      clubPathDeg: '-3.6',
      faceAngleDeg: '2.2',
      spinRpm: '6700',
    });
    await page.goto('/upload');
    await page.getByText('Weekly Upload Limit Reached').waitFor();
    await walk().check(page, 'upload-limit-premium');
    // Without numbers there is nothing to say about them.
    await finishAsSample(walk().e2e, driver, { launchMonitorAssessment: null });
    await finishAsSample(walk().e2e, id);
    await page.goto(`/analysis/${id}`);
    await page.getByText('Mobility Analysis', { exact: true }).waitFor();
    await walk().check(page, 'analysis-detail-premium');
    for (const [tab, name] of [
      ['Ball', 'analysis-detail-ball'],
      ['Progress', 'analysis-detail-progress'],
    ] as const) {
      await walk().allowShift(page, name, async () => {
        await page.getByRole('tab', { name: tab }).click();
        await page.getByRole('tabpanel', { name: tab }).locator('p').first().waitFor();
      });
      await walk().check(page, name);
    }
    await page.goto('/analysis');
    await page.getByText('2 completed').waitFor();
    await walk().check(page, 'analysis-list-premium');
    await checkPremiumWorkout(walk(), page);
    await page.context().close();
  });
}

/** Uploads both views of the sample with launch-monitor numbers, if any; ends on the loading screen. Returns the analysis id. */
async function uploadWithNumbers(page: Page, club: string, numbers: Record<string, string>): Promise<AnalysisId> {
  await page.goto(`/upload?club=${club}`);
  await chooseSample(page);
  await page.getByText('Male (PGA)').click();
  if (Object.keys(numbers).length > 0) await page.getByText('Launch Monitor Data', { exact: true }).click();
  for (const [name, value] of Object.entries(numbers)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Analyze My Swing' }).click();
  await page.waitForURL(/\/analysis-loading\/[0-9a-f-]{36}$/);
  return analysisIdSchema.parse(page.url().slice(-36));
}
