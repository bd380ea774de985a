import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { registerGolfer } from '../steps/golfer.ts';
import { holdCalls } from '../steps/hold-calls.ts';
import type { ScreenWalk } from '../steps/screen-walk.ts';

/** Shows what a golfer sees when the connection, our server, a part of the client or the payment provider is down. */
export function troubleScreens(walk: () => ScreenWalk): void {
  let page: Page;

  test('a lost connection that comes back', async () => {
    page = await walk().openPage();
    await registerGolfer(page, 'Grace');
    await page.goto('/');
    await page.getByText('0/1 videos used').waitFor();
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await walk().check(page, 'offline');
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });

    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/');
    await page.getByText(/^We cannot reach our server\. This is from/).waitFor();
    await page.getByText('0/1 videos used').waitFor();
    await walk().check(page, 'server-away');
    await page.unroute('**/api/**');
  });

  test('a slow answer', async () => {
    const release = await holdCalls(page, '**/api/swing-analyses/user/me');
    await page.clock.install();
    await page.goto('/analysis');
    // The query starts once the screen is there, and is slow after 6 s.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.clock.runFor(6_000);
    await page.getByText('Slow connection. Still loading…').waitFor();
    await walk().check(page, 'slow-connection');
    release();
    await page.getByText('No Analyses Yet').waitFor();
    await page.unroute('**/api/swing-analyses/user/me');
  });

  test('a screen that breaks', async () => {
    await page.route('**/assets/profile*.js', (route) => route.abort());
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'This screen could not be shown' }).waitFor();
    await walk().check(page, 'broken-screen');
    await page.unroute('**/assets/profile*.js');
  });

  test('payments are not set up', async () => {
    await page.route('**/api/client-config', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...config, payments: { mode: 'unavailable' } } });
    });
    await page.goto('/subscribe');
    await page.getByText('You cannot buy Premium here yet.').waitFor();
    await walk().check(page, 'subscribe-unavailable');
    await page.context().close();
  });

  test('the design system', async () => {
    page = await walk().openPage();
    await page.goto('/design-system');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await walk().check(page, 'design-system');
    await page.context().close();
  });
}
