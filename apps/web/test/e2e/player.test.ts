import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisResultSchema, type SwingEventName } from '@trueswing/contracts';
import { repositoryRoot } from '@trueswing/local-stack';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSkeleton } from './steps/golfer.ts';
import { looksRight } from './steps/looks-right.ts';
import { decodeFrames, frameOnScreen } from './steps/match-frame.ts';
import { openSharedE2e, phone, type SharedE2e, saveScreenshot } from './steps/open-system.ts';
import { resizePage } from './steps/resize-page.ts';

/** The player on the page of the sample, which has both videos: upright, 60 frames a second. */
const fps = 60;
const folder = join(repositoryRoot, 'apps/web/src/features/analyses/sample/generated');
const { result } = JSON.parse(readFileSync(join(folder, 'analysis.json'), 'utf8')) as { result: unknown };
const { faceOn, downTheLine } = analysisResultSchema.parse(result);
const frameOf = (event: SwingEventName) => faceOn.events[event].frame;

let e2e: SharedE2e;
let page: Page;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const slider = () => page.getByRole('slider', { name: 'Position in the video' });
const shownFrame = async (nth = 0) =>
  Math.round(Number(await page.getByTestId('skeleton').nth(nth).getAttribute('data-media-time')) * fps);
const expectFrame = (frame: number, nth = 0) => expect.poll(() => shownFrame(nth), { timeout: 20_000 }).toBe(frame);

beforeAll(async () => {
  e2e = await openSharedE2e();
  page = await e2e.openPage();
  await page.goto('/sample');
  await page.locator('canvas[data-media-time]').waitFor({ timeout: 60_000 });
});
afterAll(() => e2e.close());

test('the video opens at the top, on at most 55 % of the screen, with its thumb on the mark of the top', async () => {
  await expectFrame(frameOf('top'));
  const video = await page.getByRole('region', { name: 'Video of the swing' }).boundingBox();
  expect(video?.height).toBeLessThanOrEqual(0.55 * phone.height);
  for (const [name, event] of [
    ['Top', 'top'],
    ['Impact', 'impact'],
    ['Finish', 'finish'],
  ] as const) {
    await button(name).click();
    await expectFrame(frameOf(event));
    const mark = await button(name).boundingBox();
    const thumb = await page.getByTestId('thumb').boundingBox();
    expect(middle(thumb)).toBeCloseTo(middle(mark), 0);
  }
});

test('a tap opens a tab of the report without the focus ring, which belongs to the keyboard', async () => {
  for (const name of ['Ball', 'Body']) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    expect(await tab.evaluate((element) => element.matches(':focus-visible'))).toBe(false);
  }
});

// Not at address: there the golfer stands still, and all frames look alike.
test('events and steps show the very frame that ffmpeg decodes, with its own pose', async () => {
  const frames = decodeFrames(join(folder, 'face-on.mp4'));
  expect(frames).toHaveLength(faceOn.timeBase.frames);
  for (const [name, event] of [
    ['Mid-back', 'midBackswing'],
    ['Mid-down', 'midDownswing'],
    ['Impact', 'impact'],
  ] as const) {
    await button(name).click();
    await expectFrame(frameOf(event));
    expect(await frameOnScreen(page, frames)).toBe(frameOf(event));
    expect((await readSkeleton(page)).frame).toBe(frameOf(event));
  }
  for (const [step, frame] of [
    ['Next frame', frameOf('impact') + 1],
    ['Next frame', frameOf('impact') + 2],
    ['Previous frame', frameOf('impact') + 1],
  ] as const) {
    await button(step).click();
    await expectFrame(frame);
    expect(await frameOnScreen(page, frames)).toBe(frame);
  }
});

test('arrows, Page keys and Space move and play the video; it plays the swing in a loop', async () => {
  await button('Top').click();
  await expectFrame(frameOf('top'));
  await slider().focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
  await expectFrame(frameOf('top') + 3);
  await page.keyboard.press('ArrowLeft');
  await expectFrame(frameOf('top') + 2);
  await page.keyboard.press('PageUp');
  await expectFrame(frameOf('midDownswing'));
  expect(await slider().getAttribute('aria-valuetext')).toContain('Mid-down');
  await page.keyboard.press('End');
  await expectFrame(frameOf('finish'));
  await page.keyboard.press(' ');
  await expect.poll(() => shownFrame(), { timeout: 30_000, interval: 20 }).toBeLessThan(frameOf('top'));
  await page.keyboard.press(' ');
  await button('Play').waitFor();
});

test('a swipe over the video shows the next frames, and a drag along the marks moves through the swing', async () => {
  await button('Impact').click();
  await expectFrame(frameOf('impact'));
  await drag({ x: 150, y: 250 }, { x: 190, y: 250 });
  await expectFrame(frameOf('impact') + 4);
  const [from, to] = [await button('Impact').boundingBox(), await button('Address').boundingBox()];
  const y = (from?.y ?? 0) + 20;
  await drag({ x: middle(from), y }, { x: middle(to), y });
  await expect.poll(async () => Math.abs((await shownFrame()) - frameOf('address'))).toBeLessThanOrEqual(1);
});

test('both videos show the same moment, aligned at impact', async () => {
  if (!downTheLine) throw new Error('the sample has no second video');
  await button('Impact').click();
  await expectFrame(frameOf('impact'));
  await button('Both').click();
  await expectFrame(downTheLine.events.impact.frame, 1);
  await expectFrame(frameOf('impact'), 0);
  await button('Previous frame').click();
  await expectFrame(downTheLine.events.impact.frame - 1, 1);
  await saveScreenshot(page, 'player-both');
  await button('Down-the-line').click();
  await expectFrame(downTheLine.events.impact.frame - 1);
  await button('Face-on').click();
  await expectFrame(frameOf('impact') - 1);
});

test('in full screen the video is 75 % of the height, and nothing behind it can be focused', async () => {
  await button('Full screen').click();
  await expect
    .poll(async () => (await page.locator('video').locator('../..').boundingBox())?.height)
    .toBeCloseTo(0.75 * phone.height, 0);
  expect(await page.locator('main [inert]').count()).toBeGreaterThan(0);
  await saveScreenshot(page, 'player-full-screen');
  await button('Full screen').click();
  await expect.poll(() => page.locator('main [inert]').count()).toBe(0);
});

test('in full screen of a phone held sideways, all controls are in view', async () => {
  const sideways = { width: phone.height, height: 360 };
  await resizePage(page, sideways);
  await button('Full screen').click();
  await expect.poll(() => page.locator('main [inert]').count()).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const box = await button('Skeleton').boundingBox();
      return box ? box.y + box.height : Number.NaN;
    })
    .toBeLessThanOrEqual(sideways.height);
  await button('Full screen').click();
  await expect.poll(() => page.locator('main [inert]').count()).toBe(0);
  await resizePage(page, phone);
});

test('without the skeleton nothing is drawn over the video; every part is reachable and labeled, in light and dark', async () => {
  await button('Skeleton').click();
  await expect.poll(async () => Number.isNaN((await readSkeleton(page)).frame)).toBe(true);
  await button('Skeleton').click();
  await looksRight(page, 'player');
});

interface Point {
  x: number;
  y: number;
}

async function drag(from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

const middle = (box: { x: number; width: number } | null): number => (box ? box.x + box.width / 2 : Number.NaN);
