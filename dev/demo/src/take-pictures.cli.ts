// Takes the pictures of the README from a running demo season: node dev/demo/dist/take-pictures.cli.js [address]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseResponse, routeRequest, swingRoutes } from '@trueswing/contracts';
import { findChromium } from '@trueswing/local-stack';
import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { demoPassword, emailOf, golfers } from './season/golfers.ts';

const address = process.argv[2] ?? 'http://localhost:8080';
const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const phone = { width: 390, height: 844 };
const pixelRatio = 2;
const webpQuality = 80;
const maxBytes = 120_000;
/** The player shows its first picture, and fonts and charts settle. */
const settleMs = 2_000;
/** An exercise is held, or repeated. */
const firstSet = /^(Start set 1|Set 1 done)$/;

const [golfer] = golfers;
if (!golfer) throw new Error('the season has no golfers');
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: pixelRatio,
    baseURL: address,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const camera = await context.newCDPSession(page);
  await signIn(page, emailOf(golfer));
  const id = await findNewestSwing(page);
  await mkdir(folder, { recursive: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await take(page, camera, 'home', '/', { expected: heading("Today's Workout") });
  await take(page, camera, 'analysis', `/analysis/${id}`, {
    expected: page.getByLabel('Video of the swing'),
    scrolledPx: 470,
  });
  await take(page, camera, 'train', '/daily-workout/train', { expected: page.getByRole('button', { name: firstSet }) });
  await take(page, camera, 'streak', '/streak', { expected: heading('Your Year') });
  await take(page, camera, 'leaderboard', '/leaderboard', { expected: heading('Top 3'), scrolledPx: 330 });
} finally {
  await browser.close();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Profile' }).first().waitFor();
}

async function findNewestSwing(page: Page): Promise<string> {
  const answer = await page.request.get(routeRequest(swingRoutes.listSwings, { params: { userId: 'me' } }).url);
  const [newest] = parseResponse(swingRoutes.listSwings, answer.status(), await answer.json());
  if (!newest) throw new Error('there is no swing: start with --demo');
  return newest.id;
}

/** Saves what a phone shows of a screen once `expected` is there: an error screen is never photographed. Chromium itself writes WebP, which Playwright does not offer. */
async function take(
  page: Page,
  camera: CDPSession,
  name: string,
  path: string,
  { expected, scrolledPx = 0 }: { expected: Locator; scrolledPx?: number },
): Promise<void> {
  await page.goto(path);
  await expected.waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, scrolledPx);
  await page.waitForTimeout(settleMs);
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: webpQuality });
  const picture = Buffer.from(data, 'base64');
  if (picture.length > maxBytes) throw new Error(`${name}: ${picture.length} bytes are more than ${maxBytes}`);
  await writeFile(join(folder, `${name}.webp`), picture);
  console.log(`docs/pictures/${name}.webp  ${Math.round(picture.length / 1_000)} kB`);
}
