import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerGolfer } from './steps/golfer.ts';
import { untilAppIsKept } from './steps/kept-on-device.ts';
import { openSharedE2e, phone, type SharedE2e } from './steps/open-system.ts';

let e2e: SharedE2e;
beforeAll(async () => {
  e2e = await openSharedE2e();
});
afterAll(() => e2e.close());

/** The page registers its worker once it is shown. Before, the page would replace the worker that a test registers. */
const keepRegistration = () => {
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = (...script) => {
    const registered = register(...script);
    Object.assign(window, { registered });
    return registered;
  };
};
const untilRegistered = (page: Page) => page.waitForFunction(() => 'registered' in window && window.registered);

test('a worker of the version that the page runs takes over without a question', async () => {
  const page = await e2e.openPage(phone, { loadsAhead: true });
  await registerGolfer(page, 'Vera');
  await page.addInitScript(keepRegistration);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /Vera/ }).waitFor();
  await untilAppIsKept(page);
  await untilRegistered(page);
  await page.evaluate(async () => {
    const isTaken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await navigator.serviceWorker.register('/service-worker.js?same');
    await isTaken;
    // It controls the page while it still activates, and a page that loads then may never arrive: `takeVersion` waits too.
    const { controller } = navigator.serviceWorker;
    while (controller?.state === 'activating')
      await new Promise((resolve) => controller.addEventListener('statechange', resolve, { once: true }));
  });
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(await isWaiting()).toBe(false);
  expect(await page.getByText('A new version is ready').count()).toBe(0);
  await page.goto('/leaderboard');
  await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor();
  await page.context().close();
});
