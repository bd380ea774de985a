import { dailyWorkoutSchema } from '@trueswing/contracts';
import { stayWithinOneDay } from '@trueswing/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSampleSwing } from './steps/add-sample-swing.ts';
import { filmPage } from './steps/film-page.ts';
import { readGolfer, registerGolfer } from './steps/golfer.ts';
import { holdCalls } from './steps/hold-calls.ts';
import { cachedPaths, keptAnswer, keptAnswers, untilAppIsKept } from './steps/kept-on-device.ts';
import { looksRight } from './steps/looks-right.ts';
import { desktop, openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';
import { payForPremium } from './steps/payments.ts';
import { resizePage } from './steps/resize-page.ts';
import { trainExercise } from './steps/train-exercise.ts';

let e2e: SharedE2e;
let page: Page;
let context: BrowserContext;
let analysisId: string;

beforeAll(() => stayWithinOneDay(5), 360_000);
beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage(phone, { reducedMotion: 'reduce', loadsAhead: true });
  context = page.context();
});
afterAll(() => e2e.close());

/** Chromium cuts the network of a new page, and some versions do not say so in `navigator.onLine`. */
const away = /^(You are offline|We cannot reach our server)\. This is from .*\d:\d\d [AP]M\.$/;

const readWorkout = async () =>
  dailyWorkoutSchema.parse(await (await context.request.get('/api/daily-workout/me')).json());

/** A page as after a restart of the phone in flight mode: without what the browser has in memory or in its HTTP cache. */
async function openColdPage(): Promise<Page> {
  await page.close();
  const cold = await context.newPage();
  cold.setDefaultTimeout(30_000);
  const session = await context.newCDPSession(cold);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await context.setOffline(true);
  await cold.clock.install();
  return cold;
}

test('the app can be installed: its manifest has no error, and its icons and shortcuts are there', async () => {
  await registerGolfer(page, 'Flo');
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The contexts of a test are private windows.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const manifest = JSON.parse(data ?? '') as { icons: { src: string }[]; shortcuts: { name: string; url: string }[] };
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Record', 'Upload', 'Train']);
});

test('home, the workout, the analysis and the library are kept when they were opened, and no answer is in a cache', async () => {
  await payForPremium(page);
  analysisId = await addSampleSwing(e2e, page);
  await page.goto(`/analysis/${analysisId}`);
  await page.getByText('Mobility Analysis', { exact: true }).waitFor();
  // What keeps it is loaded after the screen is shown.
  await expect.poll(() => keptAnswers(page), { timeout: 15_000 }).toContain(JSON.stringify(['analyses', analysisId]));
  await page.goto('/exercises');
  await page.getByText('398 exercises').waitFor();
  await expect.poll(() => keptAnswers(page), { timeout: 15_000 }).toContain(JSON.stringify(['exercises']));
  await page.goto('/daily-workout');
  await page.getByRole('link', { name: 'Start Training' }).waitFor();
  await page.goto('/');
  await page.getByText('Welcome back, Flo').waitFor();
  await page.getByText('Latest Analysis Results').waitFor();
  await untilAppIsKept(page);
  for (const key of [['user'], ['analyses'], ['analyses', analysisId], ['streak'], ['upload-status'], ['exercises']]) {
    await expect.poll(() => keptAnswers(page)).toContain(JSON.stringify(key));
  }
  // Home shows the list before it is kept, and the one without this analysis was kept before.
  await expect.poll(() => keptAnswer(page, ['analyses'])).toContain(analysisId);
  const cached = await cachedPaths(page);
  expect(cached).toContain('/index.html');
  expect(cached.filter((path) => !/^\/(assets\/[\w.-]+\.(js|css|woff2)|index\.html|icon\.svg)$/.test(path))).toEqual(
    [],
  );
});

test.each([phone, { width: 360, height: 640 }, desktop])(
  'before the client has arrived, the picture of an analysis is where its video will be, at $width × $height',
  async (viewport) => {
    const storageState = await context.storageState();
    const first = await e2e.openPage(viewport, { storageState });
    const requested: string[] = [];
    first.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const arrive = await holdCalls(first, '**/assets/index-*.js');
    await first.goto(`/analysis/${analysisId}`, { waitUntil: 'domcontentloaded' });
    const placeOf = (element: string) => first.locator(element).boundingBox();
    await first.locator('#first-paint img').waitFor();
    await first.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await placeOf('#first-paint img');
    await saveScreenshot(first, 'analysis-first-paint', viewport);
    arrive();
    await first.locator('#first-paint').waitFor({ state: 'detached' });
    await first.locator('[data-stage], [data-arriving]').waitFor({ state: 'detached' });
    const readJumpPx = async () => {
      const after = await placeOf('#root video');
      const sides = ['x', 'y', 'width', 'height'] as const;
      return Math.max(...sides.map((side) => Math.abs((after?.[side] ?? Number.NaN) - (before?.[side] ?? 0))));
    };
    await expect.poll(readJumpPx).toBeLessThan(1);
    expect(requested.filter((path) => path === `/api/swing-analyses/${analysisId}`)).toHaveLength(1);
    await first.context().close();
  },
);

test.each([phone, { width: 360, height: 640 }, desktop])(
  'before the client has arrived, home has the picture of the latest swing where its card will, at $width × $height',
  async (viewport) => {
    const first = await e2e.openPage(viewport, { storageState: await context.storageState() });
    const requested: string[] = [];
    first.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const arrive = await holdCalls(first, '**/assets/index-*.js');
    await first.goto('/', { waitUntil: 'domcontentloaded' });
    const placeOf = async (element: string) => {
      const place = await first.locator(element).boundingBox();
      return [place?.x, place?.y, place?.width, place?.height].map((px) => px ?? Number.NaN);
    };
    await first.locator('#first-paint img').waitFor();
    await first.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await placeOf('#first-paint img');
    await saveScreenshot(first, 'home-first-paint', viewport);
    arrive();
    await first.locator('#first-paint').waitFor({ state: 'detached' });
    // It has been there since the first paint went: there is no moment without a picture.
    const after = await placeOf('#root img[alt="Your swing at impact, face-on"]');
    expect(Math.max(...after.map((px, side) => Math.abs(px - (before[side] ?? Number.NaN))))).toBeLessThan(1);
    expect(requested.filter((path) => path === '/api/swing-analyses/user/me')).toHaveLength(1);
    await first.context().close();
  },
);

test('a cold start in flight mode opens home and the workout, and trains it to the end', async () => {
  page = await openColdPage();
  const endFilm = await filmPage(page, 'cold-start-in-flight-mode');
  await page.goto('/');
  await page.getByText('Welcome back, Flo').waitFor();
  await page.getByText('Latest Analysis Results').waitFor();
  expect(
    await page.evaluate(() =>
      fetch('/healthz').then(
        () => 'reached',
        () => 'offline',
      ),
    ),
  ).toBe('offline');
  await page.getByText(away).waitFor();
  await looksRight(page, 'offline-home');
  await page.getByRole('link', { name: /Today's Workout/ }).click();
  await page.getByRole('link', { name: 'Start Training' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await looksRight(page, 'offline-train');
  const total = await page.getByText(/^Exercise 1 of \d+$/).textContent();
  for (let left = Number(total?.match(/of (\d+)/)?.[1]); left > 0; left -= 1) await trainExercise(page);
  await page.getByRole('heading', { name: 'Workout done' }).waitFor();
  await page.getByText('saved on this phone').waitFor();
  await looksRight(page, 'offline-train-end');
  await endFilm();
}, 300_000);

test('the last analysis and the library open too, and other screens say what they need and what to do', async () => {
  await page.goto(`/analysis/${analysisId}`);
  await page.getByText('Mobility Analysis', { exact: true }).waitFor();
  await page.getByText(/^The video needs a connection\./).waitFor();
  expect(await reasonsUnderChoice()).toEqual([]);
  await looksRight(page, 'offline-analysis');
  await page.getByRole('button', { name: 'Both', exact: true }).click();
  await expect.poll(() => page.getByText(/^The video needs a connection\./).count()).toBe(2);
  expect(await reasonsUnderChoice()).toEqual([]);
  await looksRight(page, 'offline-analysis-both');
  await page.goto('/exercises');
  await page.getByText('398 exercises').waitFor();
  await page.goto('/leaderboard');
  await page.getByRole('heading', { name: 'This screen needs a network' }).waitFor();
  await page.getByRole('link', { name: "Today's Workout" }).waitFor();
  await looksRight(page, 'offline-leaderboard');
});

/** Reasons why a video is not shown that the choice of videos covers, on the phone and on the desktop. */
async function reasonsUnderChoice(): Promise<string[]> {
  const covered: string[] = [];
  for (const viewport of [desktop, phone]) {
    await resizePage(page, viewport);
    const choice = await page.getByRole('group', { name: 'Videos' }).boundingBox();
    if (!choice) throw new Error('there is no choice of videos');
    for (const reason of await page.getByText(/^The video needs a connection\./).all()) {
      const box = await reason.boundingBox();
      if (!box || box.y < choice.y + choice.height)
        covered.push(`${viewport.width}: ${JSON.stringify({ box, choice })}`);
    }
  }
  return covered;
}

test('what was trained is sent when the network is back', async () => {
  await page.goto('/');
  await page.getByText(away).waitFor();
  await context.setOffline(false);
  await page.getByText(away).waitFor({ state: 'detached' });
  const { exercises } = await readWorkout();
  await expect
    .poll(async () => (await readWorkout()).completedExercises.length, { timeout: 60_000 })
    .toBe(exercises.length);
  const queued = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('exercise-queue')));
  await expect.poll(queued).toEqual([]);
});

test('a newer version is offered, never in a training, and taken when the golfer wants it', async () => {
  await page.close();
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto('/');
  await page.getByText('Welcome back, Flo').waitFor();
  await untilAppIsKept(page);
  // Another version is what a page of another script finds.
  await page.evaluate(() => {
    const client = document.getElementById('client');
    client?.removeAttribute('rel');
    client?.setAttribute('href', '/assets/index-older.js');
    return navigator.serviceWorker.register('/service-worker.js?newer');
  });
  const offer = page.getByText('A new version is ready');
  await offer.waitFor();
  await looksRight(page, 'update-offer');
  await page.getByRole('link', { name: /Today's Workout/ }).click();
  await offer.waitFor();
  await page.evaluate(() => history.pushState(null, '', '/daily-workout/train'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('heading', { name: 'Workout done' }).waitFor();
  await offer.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await offer.waitFor();
  // The banner is in its place.
  await context.setOffline(true);
  await page.getByText(away).waitFor();
  await offer.waitFor({ state: 'detached' });
  await context.setOffline(false);
  await page.getByText(away).waitFor({ state: 'detached' });
  await offer.waitFor();
  expect(await hasWaitingWorker()).toBe(true);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update' }).click()]);
  await page.getByText('Welcome back, Flo').waitFor();
  await expect.poll(hasWaitingWorker).toBe(false);
  await expect.poll(() => offer.count()).toBe(0);
});

const hasWaitingWorker = () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting instanceof ServiceWorker);

test('after the log-out nothing of the golfer is left on the device', async () => {
  const { id } = await readGolfer(page);
  const golfersKeys = () => page.evaluate((own) => Object.keys(localStorage).filter((key) => key.includes(own)), id);
  expect(await golfersKeys()).not.toEqual([]);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByText('Logged Out', { exact: true }).first().waitFor();
  await expect.poll(golfersKeys).toEqual([]);
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  page = await openColdPage();
  await page.goto('/');
  // A browser that does not know that it is offline shows the welcome.
  await page
    .getByRole('heading', { name: /^(You need a network to sign in|AI-powered mobility for a stronger.*)$/ })
    .waitFor();
  await looksRight(page, 'offline-signed-out');
});
