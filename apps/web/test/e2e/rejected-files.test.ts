import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectToast } from './steps/expect-toast.ts';
import { registerGolfer } from './steps/golfer.ts';
import { makeVideo, testPicture } from './steps/make-video.ts';
import { openSharedE2e, type SharedE2e, saveScreenshot } from './steps/open-system.ts';

let e2e: SharedE2e;
let page: Page;
let folder: string;
const sent: string[] = [];

beforeAll(async () => {
  e2e = await openSharedE2e();
  folder = await mkdtemp(join(tmpdir(), 'trueswing-files-'));
  page = await e2e.openPage();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/swing-transfers')) sent.push(request.url());
  });
  await registerGolfer(page, 'Grace');
});
afterAll(async () => {
  await e2e.close();
  await rm(folder, { recursive: true, force: true });
});

const textFile = async (name: string, text: string) => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};

test.each([
  ['an empty file', () => textFile('empty.mp4', ''), 'Invalid Video File', 'Video file appears to be empty'],
  ['a text file', () => textFile('notes.txt', 'hello'), 'Invalid Video File', 'Selected file is not a video'],
  [
    'text that is named .mp4',
    () => textFile('text.mp4', 'no video at all '.repeat(500)),
    'Invalid Video File',
    'Selected file is not a video',
  ],
  [
    'a playlist that is named .mp4',
    () => textFile('playlist.mp4', '#EXTM3U\n#EXTINF:3,\nhttp://127.0.0.1:9/part.ts\n'),
    'Invalid Video File',
    'Selected file is not a video',
  ],
  [
    'an HEVC video',
    async () =>
      makeVideo(folder, 'hevc.mov', [...testPicture('320x568', 1), '-c:v', 'libx265', '-preset', 'ultrafast']),
    'iPhone Video Format Not Supported',
    'HEVC/H.265 videos are not supported',
  ],
  [
    'a ProRes video',
    async () => makeVideo(folder, 'prores.mov', [...testPicture('320x568', 1), '-c:v', 'prores_ks']),
    'Professional Video Format Not Supported',
    'ProRes videos are not supported',
  ],
  [
    'a clip of 61 s',
    async () => makeVideo(folder, 'long.mp4', [...testPicture('160x120', 61, 10), '-c:v', 'libx264']),
    'Video Too Long',
    'This video is longer than 60 seconds.',
  ],
])('%s is rejected before any upload', async (what, makeFile, title, sentence) => {
  const file = await makeFile();
  await page.goto('/upload');
  await expectToast(page, title, () => page.getByLabel(/^Face-On Video/).setInputFiles(file));
  await page.getByText(sentence).first().waitFor();
  await page.locator('p[id$="-fault"]', { hasText: sentence }).waitFor();
  await saveScreenshot(page, `refused-${what.replaceAll(/\W+/g, '-')}`);
  await page.getByText('Choose a video').first().waitFor();
  expect(sent).toEqual([]);
});

test('without a face-on video nothing is sent', async () => {
  await page.goto('/upload');
  await expectToast(page, 'Face-On Video Required', () =>
    page.getByRole('button', { name: 'Analyze My Swing' }).click(),
  );
  await page.locator('form p', { hasText: 'Please upload a face-on view video to proceed.' }).waitFor();
  expect(sent).toEqual([]);
});

test('the server rejects bytes that are not a video, with its title and sentence', async () => {
  const path = join(folder, 'bytes.mp4');
  await writeFile(path, Buffer.alloc(10_000, 'no\0video'));
  await page.goto('/upload');
  await expectToast(page, 'Video Added', () => page.getByLabel(/^Face-On Video/).setInputFiles(path));
  await expectToast(page, 'Invalid Video File', () => page.getByRole('button', { name: 'Analyze My Swing' }).click());
  await page.getByText('Selected file is not a video', { exact: true }).first().waitFor();
  await page.goto('/');
  await page.getByText('0/1 videos used').waitFor();
});
