import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGolfer, registerGolfer, uploadSample } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { makeSmallSample, takeSamplesFrom } from './steps/make-video.ts';
import { type E2e, openE2e, phone, saveScreenshot } from './steps/open-system.ts';

/** Notifications, which need a restart of gamification, and an upload while Redis is down: both on one system of their own. */
let e2e: E2e;
let page: Page;
let folder: string;
let analysisId: string;

beforeAll(async () => {
  e2e = await openE2e();
  page = await e2e.openPage(phone, { reducedMotion: 'reduce' });
  folder = await mkdtemp(join(tmpdir(), 'trueswing-notifications-'));
  makeSmallSample(folder, 'face-on');
  takeSamplesFrom(page, folder);
});
afterAll(async () => {
  await e2e.close();
  await rm(folder, { recursive: true, force: true });
});

const bell = () => page.getByRole('button', { name: /^Notifications/ });
const panel = () => page.getByRole('dialog', { name: 'Notifications' });
const item = (title: string) => panel().getByRole('listitem').filter({ hasText: title });
const openPanel = async () => {
  await bell().click();
  await panel().waitFor();
};

test('a new golfer has none', async () => {
  await registerGolfer(page, 'Nora');
  await openPanel();
  await panel().getByText('No notifications yet', { exact: true }).waitFor();
  await panel().getByText('Complete exercises and upload videos to get updates!', { exact: true }).waitFor();
  expect(await panel().getByRole('button', { name: 'Mark All Read' }).count()).toBe(0);
  await looksRight(page, 'notifications-empty');
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
  // The panel gives the focus back after it is gone.
  await expect.poll(() => bell().evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a real analysis gives three, which the bell counts without a reload: its points make the only golfer the first', async () => {
  await page.clock.install();
  analysisId = await uploadSample(page);
  await page.waitForURL(`**/analysis/${analysisId}`, { timeout: 240_000 });
  await expect.poll(async () => (await readGolfer(page)).monthlyPoints, { timeout: 30_000 }).toBeGreaterThan(0);
  // The service compares the best golfers when it starts and each minute, and the bell asks twice a minute.
  await e2e.system.parts.gamification?.restart();
  await page.clock.fastForward(30_000);
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor({ timeout: 60_000 });
  expect(await page.getByTestId('unread').textContent()).toBe('3');
  await openPanel();
  await item('Your analysis is ready').waitFor();
  await item('First swing analyzed').waitFor();
  await item('You are in the top three').waitFor();
  await panel().getByText('3 unread', { exact: true }).waitFor();
  await looksRight(page, 'notifications');
}, 440_000);

test('a tap outside closes the panel, and a notification leads to its screen', async () => {
  await page.mouse.click(10, 400);
  await panel().waitFor({ state: 'detached' });
  await page.goto('/profile');
  await openPanel();
  await item('Your analysis is ready').getByRole('link').click();
  await page.waitForURL(`**/analysis/${analysisId}`);
  await panel().waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: /Detailed Analysis/ }).waitFor();
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();
});

test('all are marked as read, one is deleted, and both are so after a reload', async () => {
  await openPanel();
  const markAll = panel().getByRole('button', { name: 'Mark All Read' });
  await markAll.click();
  await page.getByTestId('unread').waitFor({ state: 'detached' });
  await expect.poll(() => markAll.isDisabled()).toBe(true);
  await panel().getByRole('button', { name: 'Delete “First swing analyzed”' }).click();
  await item('First swing analyzed').waitFor({ state: 'detached' });
  await page.reload();
  await bell().waitFor();
  await openPanel();
  await item('Your analysis is ready').waitFor();
  expect(await panel().getByRole('listitem').count()).toBe(2);
  expect(await page.getByTestId('unread').count()).toBe(0);
});

test('while Redis is down the upload succeeds, the screen shows that it waits, and the analysis follows', async () => {
  const { redis } = e2e.system.parts;
  if (!redis) throw new Error('this test stops the Redis that it started');
  const golfer = await e2e.openPage(phone, { loadsAhead: true });
  await registerGolfer(golfer, 'Grace');
  takeSamplesFrom(golfer, folder);
  await redis.stop();
  const id = await uploadSample(golfer);
  await golfer.getByText('next in line').waitFor();
  await saveScreenshot(golfer, 'analysis-waiting');
  await redis.restart();
  await golfer.waitForURL(`**/analysis/${id}`, { timeout: 150_000 });
});

test('an upload goes on after the network was cut, the gateway was restarted and the page was reloaded', async () => {
  const { gateway } = e2e.system.parts;
  if (!gateway) throw new Error('this test restarts the gateway that it started');
  const golfer = await e2e.openPage(phone, { loadsAhead: true });
  await registerGolfer(golfer, 'Ida');
  const video = join(folder, 'large.mp4');
  await writeFile(video, await padSample());
  const parts: number[] = [];
  let begun = 0;
  golfer.on('request', (sent) => {
    if (!sent.url().includes('/api/swing-transfers')) return;
    if (sent.method() === 'POST') begun += 1;
    if (sent.method() === 'PATCH') parts.push(Number(sent.headers()['upload-offset']));
  });
  const transfers = '**/api/swing-transfers/*';
  await golfer.route(transfers, async (route) => {
    const isThird = Number(route.request().headers()['upload-offset']) >= 10 * 1024 * 1024;
    if (!isThird) return await route.continue();
    await golfer.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await golfer.goto('/upload');
  await golfer.getByLabel('Face-On Video').setInputFiles(video);
  await golfer.getByText('large.mp4').waitFor();
  await golfer.getByRole('button', { name: 'Analyze My Swing' }).click();
  await golfer.getByText('You are offline. We send your video when you are back.').waitFor();
  const before = parts.length;
  await gateway.restart();
  await golfer.unroute(transfers);
  await golfer.context().setOffline(false);
  await golfer.reload();
  await golfer.waitForURL(/\/analysis-loading\//, { timeout: 120_000 });
  expect(begun).toBe(1);
  // Before it is reloaded, the page may already send some of the next part.
  const next = Math.min(...parts.slice(before));
  expect(next).toBeGreaterThanOrEqual(10 * 1024 * 1024);
  expect(next).toBeLessThan(15 * 1024 * 1024);
});

/** The sample with a free box after it, which makes it a video of 30 MB. */
async function padSample(): Promise<Buffer> {
  const sample = await readFile(join(folder, 'face-on.mp4'));
  const box = Buffer.alloc(30_000_000 - sample.length);
  box.writeUInt32BE(box.length);
  box.write('free', 4);
  return Buffer.concat([sample, box]);
}
