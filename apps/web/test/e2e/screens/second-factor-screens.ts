import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { ScreenWalk } from '../steps/screen-walk.ts';
import { newSecondFactor, recoveryCodes, secondFactors } from './admin-answers.ts';

/** The admin's own sign-in. Its calls are scripted: a real second factor would end the walk's other sessions. */
export function secondFactorScreens(walk: () => ScreenWalk, current: () => Page): void {
  test('the sign-in of an admin, without a second factor, while it is set up, and with one', async () => {
    const page = current();
    let factor: object = secondFactors.off;
    await page.route('**/api/admin/second-factor', (route) =>
      route.fulfill({ json: route.request().method() === 'GET' ? factor : newSecondFactor }),
    );
    await page.route('**/api/admin/second-factor/confirm', (route) => route.fulfill({ json: { recoveryCodes } }));
    const open = async (state: object, button: string) => {
      factor = state;
      await page.goto('/admin/sign-in');
      await page.getByRole('button', { name: button }).waitFor();
    };
    await open(secondFactors.off, 'Set Up');
    await walk().check(page, 'admin-sign-in-off', { mayMove: true });
    await open(secondFactors.required, 'Set Up');
    await walk().check(page, 'admin-sign-in-required', { mayMove: true });
    await page.getByLabel('Your password').fill('the password of an admin');
    await page.getByRole('button', { name: 'Set Up' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await walk().check(page, 'admin-sign-in-scan', { mayMove: true });
    await page.getByRole('textbox', { name: 'Code' }).fill('123456');
    await page.getByRole('button', { name: 'Turn On' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await walk().check(page, 'admin-sign-in-codes', { mayMove: true });
    await open(secondFactors.on, 'Change the App');
    await walk().check(page, 'admin-sign-in-on', { mayMove: true });
    await page.getByRole('button', { name: 'Change the App' }).click();
    await page.getByRole('textbox', { name: 'Code' }).waitFor();
    await walk().check(page, 'admin-sign-in-change', { mayMove: true });
    await open(secondFactors.noCodes, 'New Recovery Codes');
    await walk().check(page, 'admin-sign-in-no-codes', { mayMove: true });
  });
}
