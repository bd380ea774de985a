import type { SharedSystem } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScreenName } from './screens/states/screen-states.ts';
import { registerGolfer } from './steps/golfer.ts';
import { internalError } from './steps/internal-error.ts';
import { openSharedE2e } from './steps/open-system.ts';
import { cards, expectPremiumSoon, typeCard } from './steps/payments.ts';
import { takePolicyViolations } from './steps/policy-violations.ts';
import { ScreenWalk } from './steps/screen-walk.ts';

let walk: ScreenWalk<SharedSystem>;
let page: Page;
beforeAll(async () => {
  walk = new ScreenWalk(await openSharedE2e(), '');
  page = await walk.openPage();
});
afterAll(() => walk.e2e.close());

/** The rest of the list comes when the browser has time. */
const patient = { timeout: 20_000 };
const searchField = () => page.getByPlaceholder('Search exercises...');
const count = () => page.getByRole('main').getByRole('status').textContent();
/** Checks a screen where what was found replaces what was shown before, when the golfer asks for it. */
const check = (name: ScreenName) => walk.check(page, name, { mayMove: true });
const birdDog = () => page.getByRole('button', { name: 'Watch Bird Dog', exact: true });

test('a free golfer reads the whole library', async () => {
  await registerGolfer(page, 'Fred');
  await page.route('**/api/exercises', (route) => route.fulfill(internalError));
  await page.goto('/exercises');
  await page.getByText('Unable to Load Exercises').waitFor();
  await page.getByText('Please try again later.').waitFor();
  await check('exercises-error');
  await page.unroute('**/api/exercises');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Free Exercises' }).waitFor();
  expect(await count()).toBe('398 exercises');
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(20);
  await page.getByRole('heading', { name: 'Premium Exercises' }).waitFor();
  for (const [section, total] of [
    ['Free', 63],
    ['Premium', 335],
  ] as const) {
    for (let hidden = total - 10; hidden > 0; hidden -= 20) {
      await page.getByRole('button', { name: `Show More (${hidden} More), ${section} Exercises` }).click();
    }
  }
  await expect.poll(() => page.getByRole('heading', { level: 3 }).count(), patient).toBe(398);
  expect(await page.getByRole('button', { name: /^Show More/ }).count()).toBe(0);
});

test('search and chips find while one types, and say how many', async () => {
  await searchField().click();
  await page.keyboard.type('bird dog');
  // The whole list was shown before.
  await expect.poll(async () => Number.parseInt((await count()) ?? '', 10), patient).toBeLessThan(20);
  const found = Number.parseInt((await count()) ?? '', 10);
  expect(found).toBeGreaterThan(2);
  await expect.poll(() => page.getByRole('heading', { level: 3 }).count(), patient).toBe(found);
  await birdDog().waitFor();
  expect(await searchField().evaluate((field) => field === document.activeElement)).toBe(true);
  await check('exercises-found');
  await page.getByRole('button', { name: 'mobility', exact: true }).click();
  await page.getByText('No Exercises Found').waitFor();
  await page.getByText('Try adjusting your search or filter criteria.').waitFor();
  await check('exercises-none');
  await page.getByRole('button', { name: 'Show All Exercises' }).click();
  await expect.poll(count, patient).toBe('398 exercises');
  for (const chip of ['mobility', 'strength', 'balance']) {
    await page.getByRole('button', { name: chip, exact: true }).click();
    await expect.poll(async () => Number.parseInt((await count()) ?? '', 10), patient).toBeLessThan(398);
    expect(Number.parseInt((await count()) ?? '', 10)).toBeGreaterThan(20);
  }
});

test('with the keyboard, Watch leads a free golfer to Premium and back', async () => {
  await page.goto('/exercises');
  await searchField().fill('bird dog');
  await birdDog().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Premium Feature' }).waitFor();
  await check('exercises-upgrade');
  await page.keyboard.press('Escape');
  // The dialog gives the focus back after it is gone.
  await expect.poll(() => birdDog().evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await page.waitForURL('**/profile#plans');
});

test('a premium golfer sees how an exercise is done', async () => {
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await page.waitForURL('**/subscribe');
  const subscribe = page.getByRole('button', { name: 'Subscribe to Premium - $99.99/year', exact: true });
  await subscribe.waitFor();
  await typeCard(page, cards.good);
  await subscribe.click();
  await expectPremiumSoon(page);
  await page.goto('/exercises');
  await searchField().fill('bird dog');
  await birdDog().click();
  const dialog = page.getByRole('dialog', { name: 'Bird Dog' });
  const link = dialog.getByRole('link', { name: /Search on YouTube/ });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/.*Bird/);
  await dialog.getByText('Keep in mind').waitFor();
  await check('exercises-watch');
  await page.keyboard.press('Escape');
});

test('a video plays from youtube-nocookie.com, and no other site is framed', async () => {
  const embed: unknown = await (await page.request.get('/api/youtube/embed/bird-dog')).json();
  for (const [host, isFramed] of [
    ['www.youtube-nocookie.com', true],
    ['www.youtube.com', false],
  ] as const) {
    const embedUrl = `https://${host}/embed/dQw4w9WgXcQ`;
    await page.route('**/api/youtube/embed/bird-dog', (route) =>
      route.fulfill({ json: { ...(embed as object), embedUrl } }),
    );
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' }),
    );
    await page.goto('/exercises');
    await searchField().fill('bird dog');
    await birdDog().click();
    if (isFramed) await page.frameLocator('iframe[title="Bird Dog"]').getByText('the player').waitFor();
    else await expect.poll(takePolicyViolations).toEqual([expect.stringContaining(`frame-src blocks https://${host}`)]);
    await page.unroute('**/api/youtube/embed/bird-dog');
  }
});
