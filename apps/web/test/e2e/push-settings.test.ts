import { randomUUID } from 'node:crypto';
import { pushStateSchema } from '@trueswing/contracts';
import type { SharedSystem } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stubBrowserPush } from './steps/browser-push.ts';
import { expectToast } from './steps/expect-toast.ts';
import { registerGolfer } from './steps/golfer.ts';
import { openSharedE2e } from './steps/open-system.ts';
import { ScreenWalk } from './steps/screen-walk.ts';

let walk: ScreenWalk<SharedSystem>;
beforeAll(async () => {
  walk = new ScreenWalk(await openSharedE2e(), '');
});
afterAll(() => walk.e2e.close());

const choice = (page: Page, name: string) => page.getByRole('switch', { name });
const readPush = async (page: Page) => pushStateSchema.parse(await (await page.request.get('/api/push')).json());

/** Shows the card in the middle, where nothing of the shell covers it. */
async function openCard(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Notifications on This Device' }).scrollIntoViewIfNeeded();
  await page.getByText('This device', { exact: true }).waitFor();
}

test('a golfer turns notifications on, finds them after a reload, and they end with the session', async () => {
  const page = await walk.openPage();
  const email = `${randomUUID()}@example.com`;
  await stubBrowserPush(page, { permission: 'default', answer: 'granted' });
  await registerGolfer(page, 'Nora', email);
  await openCard(page);
  await choice(page, 'Your analysis is finished').waitFor();
  await walk.check(page, 'push-off');
  await choice(page, 'Your analysis is finished').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => readPush(page)).toMatchObject({ types: ['analysis'] });
  await choice(page, 'Your streak is at risk').click();
  await expect.poll(() => readPush(page)).toMatchObject({ types: ['analysis', 'streak'] });
  await openCard(page);
  await expect.poll(() => choice(page, 'Your streak is at risk').isChecked()).toBe(true);
  await walk.check(page, 'push-on');
  await choice(page, 'Your analysis is finished').click();
  await expect.poll(() => readPush(page)).toMatchObject({ types: ['streak'] });

  await expectToast(page, 'Logged Out', () => page.getByRole('button', { name: 'Log Out' }).click());
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText("Let's get started, Nora").waitFor();
  expect(await readPush(page)).toMatchObject({ types: null });
  await openCard(page);
  await choice(page, 'Your streak is at risk').waitFor();
  expect(await choice(page, 'Your streak is at risk').isChecked()).toBe(false);
  await page.context().close();
});

test('a golfer who says no reads how to allow them', async () => {
  const page = await walk.openPage();
  await stubBrowserPush(page, { permission: 'default', answer: 'denied' });
  await registerGolfer(page, 'Dana');
  await openCard(page);
  await walk.allowShift(page, 'push-denied', async () => {
    await choice(page, 'Your streak is at risk').click();
    await page.getByText('Your browser blocks notifications from TrueSwing.').waitFor();
  });
  await walk.check(page, 'push-denied');
  expect(await readPush(page)).toMatchObject({ types: null });
  await page.context().close();
});

test('a browser that cannot get notifications says so', async () => {
  const page = await walk.openPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await registerGolfer(page, 'Uma');
  await openCard(page);
  await page.getByText('This browser cannot get notifications.').waitFor();
  await walk.check(page, 'push-unsupported');
  await page.context().close();
});
