import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerGolfer } from './steps/golfer.ts';
import { holdCalls } from './steps/hold-calls.ts';
import { openSharedE2e, phone, type SharedE2e, type Viewport } from './steps/open-system.ts';

/** Reads what a phone shows before the client has run, and whether the client takes over without a jump. */
let e2e: SharedE2e;
/** The browser of a golfer who is signed in and has seen home. */
let golfers: BrowserContext;
beforeAll(async () => {
  e2e = await openSharedE2e();
  const page = await openPage();
  await registerGolfer(page, 'Nora');
  golfers = page.context();
  await page.close();
});
afterAll(() => e2e.close());

type Page = Awaited<ReturnType<SharedE2e['openPage']>>;
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];
const client = '**/assets/index-*.js';
/** Without the service worker, which would answer what a test holds back. */
const openPage = (size?: Viewport, storageState?: StorageState) =>
  e2e.openPage(size, { loadsAhead: true, serviceWorkers: 'block', ...(storageState && { storageState }) });
const firstPaint = (page: Page) => page.locator('#first-paint');

/** Opens a page whose client has not arrived. The function that it returns lets it arrive. */
async function openBeforeClient(page: Page, path: string): Promise<() => void> {
  const arrive = await holdCalls(page, client);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return arrive;
}

/** Another font moves what is below a text. */
const fontsOf = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));
const placeOf = async (page: Page, element: string) => {
  const box = await page.locator(element).boundingBox();
  if (!box) throw new Error(`no ${element}`);
  return [box.x, box.y, box.width, box.height];
};

test.each(sizes)(
  'the picture of the sample is in its document, where the video will be, at $width × $height',
  async (size) => {
    const page = await openPage(size);
    const arrive = await openBeforeClient(page, '/sample');
    const picture = page.locator('#first-paint img');
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
      480,
    );
    await fontsOf(page);
    const first = await placeOf(page, '#first-paint img');
    arrive();
    await page.locator('#root [data-testid=skeleton]').waitFor();
    await page.locator('[data-arriving]').waitFor({ state: 'detached' });
    await fontsOf(page);
    const readJumpPx = async () => {
      const then = await placeOf(page, '#root video');
      return Math.max(...then.map((px, index) => Math.abs(px - (first[index] ?? Number.NaN))));
    };
    await expect.poll(readJumpPx).toBeLessThan(1.5);
    await page.context().close();
  },
);

test('an English screen loads the font of its letters alone, and a name with another letter the rest', async () => {
  const page = await openPage();
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(archivo-(?:english|[a-z-]+-normal))-/.exec(request.url()) ?? [];
    if (name) fonts.push(name);
  });
  await page.goto('/sample');
  await page.locator('#root [data-testid=skeleton]').waitFor();
  await fontsOf(page);
  expect(fonts).toEqual(['archivo-english']);
  await page.evaluate(() => document.body.append('José'));
  await expect.poll(() => fonts).toEqual(['archivo-english', 'archivo-latin-wdth-normal']);
  await page.context().close();
});

test('the introduction is in the document of the front door, and the ground of the welcome where it has been shown', async () => {
  const page = await openPage();
  const arrive = await openBeforeClient(page, '/');
  const introduction = firstPaint(page).getByText('Film face-on');
  expect(await introduction.isVisible()).toBe(true);
  arrive();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('progressbar', { name: 'Getting ready' }).waitFor();
  const arriveAgain = await openBeforeClient(page, '/');
  expect(await introduction.isVisible()).toBe(false);
  expect(await firstPaint(page).locator('main:visible').boundingBox()).toMatchObject({ width: 390, height: 844 });
  arriveAgain();
  await page.getByRole('progressbar', { name: 'Getting ready' }).waitFor();
  await page.context().close();
});

test('the tabs are in the document of a golfer, who can use them as soon as the client runs', async () => {
  const page = await golfers.newPage();
  const arriveAtAnalysis = await openBeforeClient(page, '/analysis/00000000-0000-4000-8000-000000000000');
  expect(await firstPaint(page).textContent()).toMatch(/Detailed Analysis.*HomeAnalysisLeaderboardProfile/);
  arriveAtAnalysis();
  await page.getByText('Analysis not found. Please try again.').waitFor();
  const arrive = await openBeforeClient(page, '/');
  expect(await firstPaint(page).textContent()).toMatch(/HomeAnalysisLeaderboardProfile/);
  const first = await placeOf(page, '#first-paint nav');
  arrive();
  await firstPaint(page).waitFor({ state: 'detached' });
  expect(await placeOf(page, '#root nav')).toEqual(first);
  await page.getByRole('link', { name: 'Leaderboard', exact: true }).click();
  await page.waitForURL('**/leaderboard');
  await page.close();
});

test('home follows its first paint in one piece, without a placeholder for its code', async () => {
  const page = await golfers.newPage();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = () => {
      for (const each of document.querySelectorAll('#root [role=status]')) seen.add(each.textContent ?? '');
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  const answer = await holdCalls(page, '**/api/auth/user');
  const code = page.waitForResponse('**/assets/home.page-*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Until it is there: late code has a placeholder.
  await page.evaluate(`import('${(await code).url()}').then(() => undefined)`);
  await page.locator('#root').getByText('Authenticating...').waitFor({ state: 'attached' });
  answer();
  await page.getByRole('heading', { level: 1, name: /Nora/ }).waitFor();
  const seen = await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)]);
  expect(seen).toContain('Authenticating...');
  expect(seen).not.toContain('Loading...');
  await page.close();
});

test.each([
  ['/', 'Film face-on'],
  ['/sample', 'A Sample Analysis'],
  ['/sign-in', 'Welcome to TrueSwing'],
])('if the client does not start at %s, the page says so and tries again', async (path, heading) => {
  const page = await openPage();
  await page.route(client, (route) => route.abort());
  await page.goto(path);
  await page.getByRole('alert').filter({ hasText: 'Check your connection, then try again.' }).waitFor();
  expect(await firstPaint(page).count()).toBe(0);
  await page.unroute(client);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.context().close();
});

test('what starts the client may be what does not load', async () => {
  const page = await openPage();
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('heading', { name: 'TrueSwing could not start' }).waitFor();
  await page.context().close();
});

test('all of the scripts may not load', async () => {
  const page = await openPage();
  await page.route('**/assets/before-paint-*.js', (route) => route.abort());
  await page.route(client, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('heading', { name: 'TrueSwing could not start' }).waitFor();
  expect(await firstPaint(page).count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Film face-on' }).waitFor();
  await page.context().close();
});

test('a client that crashes before it has shown anything says so, and tries again', async () => {
  const page = await openPage();
  // As Safari does when a page has called it too often.
  await page.addInitScript(() => {
    history.replaceState = () => {
      if (!sessionStorage.getItem('again')) throw new DOMException('Too many calls.', 'SecurityError');
    };
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'TrueSwing could not start' }).waitFor();
  expect(await firstPaint(page).count()).toBe(0);
  await page.evaluate(() => sessionStorage.setItem('again', 'yes'));
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Film face-on' }).waitFor();
  await page.context().close();
});

test('a browser without scripts says what is needed', async () => {
  const page = await e2e.openPage(undefined, { javaScriptEnabled: false });
  await page.goto('/');
  await page.locator('noscript p', { hasText: 'TrueSwing needs JavaScript.' }).waitFor();
  await page.context().close();
});

test('a golfer whose account does not load reads it, and not a picture of home', async () => {
  const page = await openPage(phone, await golfers.storageState());
  // Without what this device has kept, which would be shown.
  await page.addInitScript(() => localStorage.clear());
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your account did not load' }).waitFor();
  expect(await firstPaint(page).count()).toBe(0);
  await page.context().close();
});

test('a golfer whose account takes long to load keeps the first paint, and reads that it is loading', async () => {
  const page = await golfers.newPage();
  const answer = await holdCalls(page, '**/api/auth/user');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const loading = page.locator('#start-wait');
  await loading.getByText('Loading...').waitFor();
  expect(await firstPaint(page).isVisible()).toBe(true);
  answer();
  await page.getByRole('heading', { level: 1, name: /Nora/ }).waitFor();
  expect([await firstPaint(page).count(), await loading.count()]).toEqual([0, 0]);
  await page.close();
});

test('a visitor who loses the network right after the first screen reads it', async () => {
  const page = await openPage();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Film face-on' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.context().close();
});
