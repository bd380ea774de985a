import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { registerGolfer } from '../golfer-steps.ts';
import type { ScreenWalk } from '../screen-walk.ts';

/** What a golfer sees when something is away: the device's connection, our server, a part of the client, payments. */
export function troubleScreens(walk: () => ScreenWalk): void {
  let page: Page;

  test('a connection that is away, and comes back', async () => {
    page = await walk().openPage();
    await registerGolfer(page, 'Grace');
    await page.goto('/');
    await page.getByText('0/1 videos used').waitFor();
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await walk().look(page, 'offline');
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });

    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    await walk().look(page, 'server-away');
    await page.unroute('**/api/**');
  });

  test('an answer that is long in coming', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/swing-analyses/user/me', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/analysis');
    await page.getByText('Slow connection. Still loading…').waitFor();
    await walk().look(page, 'slow-connection');
    letGo();
    await page.getByText('No Analyses Yet').waitFor();
    await page.unroute('**/api/swing-analyses/user/me');
  });

  test('a screen that breaks', async () => {
    await page.route('**/assets/profile*.js', (route) => route.abort());
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'This screen could not be shown' }).waitFor();
    await walk().look(page, 'broken-screen');
    await page.unroute('**/assets/profile*.js');
  });

  test('payments that are not set up', async () => {
    await page.route('**/api/client-config', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...config, payments: { mode: 'unavailable' } } });
    });
    await page.goto('/subscribe');
    await page.getByText('Payments are not set up here').waitFor();
    await walk().look(page, 'subscribe-unavailable');
    await page.context().close();
  });

  test('the parts that all screens are made of', async () => {
    page = await walk().openPage();
    await page.goto('/design-system');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await walk().look(page, 'design-system');
    await page.context().close();
  });
}
