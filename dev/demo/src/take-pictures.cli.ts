// Takes the pictures of the README from a running demo season: node dev/demo/dist/take-pictures.cli.js [address]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listedSwingSchema } from '@trueswing/contracts';
import { findChromium } from '@trueswing/local-stack';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { z } from 'zod';
import { demoPassword, emailOf, golfers } from './season/golfers.ts';

const address = process.argv[2] ?? 'http://localhost:8080';
const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const phone = { width: 390, height: 844 };
const pixelRatio = 2;
const webpQuality = 80;
const maxBytes = 120_000;
/** The player shows its first picture, and fonts and charts settle. */
const settleMs = 2_000;

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
  await take(page, camera, 'home', '/');
  await take(page, camera, 'analysis', `/analysis/${id}`);
  await take(page, camera, 'train', '/daily-workout/train');
  await take(page, camera, 'streak', '/streak');
  await take(page, camera, 'leaderboard', '/leaderboard', { scrolledPx: 330 });
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
  const answer = await page.request.get('/api/swing-analyses/user/me');
  const [newest] = z.array(listedSwingSchema).parse(await answer.json());
  if (!newest) throw new Error('there is no swing: start with --demo');
  return newest.id;
}

/** Saves what a phone shows of a screen. Chromium itself writes WebP, which Playwright does not offer. */
async function take(
  page: Page,
  camera: CDPSession,
  name: string,
  path: string,
  { scrolledPx = 0 }: { scrolledPx?: number } = {},
): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, scrolledPx);
  await page.waitForTimeout(settleMs);
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: webpQuality });
  const picture = Buffer.from(data, 'base64');
  if (picture.length > maxBytes) throw new Error(`${name}: ${picture.length} bytes are more than ${maxBytes}`);
  await writeFile(join(folder, `${name}.webp`), picture);
  console.log(`docs/pictures/${name}.webp  ${Math.round(picture.length / 1_000)} kB`);
}
