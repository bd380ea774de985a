import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeFrames } from '../fixtures/probe-frames.ts';
import { rotateVideo } from '../fixtures/rotate-video.ts';
import { expectToast } from './steps/expect-toast.ts';
import { registerGolfer } from './steps/golfer.ts';
import { h264, makeVideo, testPicture } from './steps/make-video.ts';
import { openSharedE2e, type SharedE2e, saveScreenshot } from './steps/open-system.ts';

let e2e: SharedE2e;
let page: Page;
let folder: string;

beforeAll(async () => {
  e2e = await openSharedE2e();
  folder = await mkdtemp(join(tmpdir(), 'trueswing-prepared-'));
  // A conversion begins while the first look has the decoders. Calls of a page that its service worker has just taken over may pass by the tests.
  page = await e2e.openPage(undefined, { loadsAhead: true, serviceWorkers: 'block' });
  await registerGolfer(page, 'Grace');
});
afterAll(async () => {
  await e2e.close();
  await rm(folder, { recursive: true, force: true });
});

const choose = async (path: string) => {
  await page.goto('/upload');
  await expectToast(page, 'Video Added', () => page.getByLabel('Face-On Video').setInputFiles(path));
};

/** Sends the form, but lets no byte out, and writes the video that was to be sent to a file. */
async function sentVideo(name: string): Promise<string> {
  const calls = '**/api/swing-transfers*';
  await page.route(calls, (route) => route.abort());
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/swing-transfers'));
  await page.getByRole('button', { name: 'Analyze My Swing' }).click();
  await asked;
  const path = join(folder, name);
  await writeFile(path, Buffer.from(await keptVideo(), 'base64'));
  await page.getByRole('button', { name: 'Cancel Upload' }).click();
  await page.unroute(calls);
  return path;
}

/** The face-on video of the upload that the page keeps until it has arrived, as base64: the request has it as a Blob, which tests cannot read. */
const keptVideo = (): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('trueswing-uploads'));
    const { draft } = await done(database.transaction('unfinished').objectStore('unfinished').get('upload'));
    database.close();
    const reader = new FileReader();
    reader.readAsDataURL(draft.form.faceOn.file);
    await new Promise((resolve) => {
      reader.onload = resolve;
    });
    return String(reader.result).split(',')[1] ?? '';
  });

const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '23'];
const jitter = [
  '-vf',
  'settb=1/90000,setpts=(N+0.4*sin(N))/30/TB',
  '-fps_mode',
  'passthrough',
  '-enc_time_base',
  '1/90000',
];

/** Chooses a video that is no H.264, sends it, and compares the frames of what was sent. */
async function convert(path: string) {
  await choose(path);
  const [before, after] = probeFrames(path, await sentVideo('converted.mp4'));
  expect(after.streams).toMatchObject([{ codec_type: 'video', codec_name: 'h264', rotation: 0 }]);
  expect(after.timesS.length).toBe(before.timesS.length);
  for (const [at, timeS] of after.timesS.entries()) expect(timeS).toBeCloseTo(before.timesS[at] ?? 0, 4);
  expect(after.keyTimesS.length).toBe(before.keyTimesS.length);
  for (const [at, timeS] of after.keyTimesS.entries()) expect(timeS).toBeCloseTo(before.keyTimesS[at] ?? 0, 4);
  return after.streams[0];
}

test('another format is converted to H.264 with each frame at its time, without its sound', async () => {
  const sound = ['-f', 'lavfi', '-i', 'sine=d=2', '-c:a', 'libopus'];
  const path = makeVideo(folder, 'variable.mp4', [...testPicture('180x320', 2), ...sound, ...jitter, ...vp9]);
  expect(await convert(path)).toMatchObject({ width: 180, height: 320 });
});

test('a picture that needs no change keeps its colors', async () => {
  const colors = [
    '-vf',
    'scale=out_color_matrix=bt709,setparams=colorspace=bt709:color_trc=bt709:color_primaries=bt709',
  ];
  const path = makeVideo(folder, 'colors.mp4', [...testPicture('180x320', 1), ...colors, ...vp9]);
  expect(await convert(path)).toMatchObject({ color_space: 'bt709' });
});

test.each([90, 180, 270] as const)('a converted video that was rotated by %i° is upright', async (degrees) => {
  const path = makeVideo(folder, `rotated-${degrees}.mp4`, [...testPicture('320x180', 1), ...vp9]);
  rotateVideo(path, degrees);
  const size = degrees === 180 ? { width: 320, height: 180 } : { width: 180, height: 320 };
  expect(await convert(path)).toMatchObject(size);
});

test('a converted picture has 1080 lines at most', async () => {
  const path = makeVideo(folder, 'large.webm', [...testPicture('1440x2560', 1, 10), ...vp9]);
  expect(await convert(path)).toMatchObject({ width: 1080, height: 1920 });
});

test('a picture of high dynamic range is converted to eight bits', async () => {
  const hdr = ['-pix_fmt', 'yuv420p10le', '-profile:v', '2', '-color_primaries', 'bt2020', '-color_trc', 'smpte2084'];
  const space = ['-colorspace', 'bt2020nc'];
  const path = makeVideo(folder, 'hdr.mp4', [...testPicture('180x320', 1), ...vp9, ...hdr, ...space]);
  // Chromium writes eight bits over the whole range or over the usual part of it, by the machine, and names which.
  expect(await convert(path)).toMatchObject({ pix_fmt: expect.stringMatching(/^yuvj?420p$/) });
});

test('a part of another format is converted from the frame in which it starts, between two key frames', async () => {
  const path = makeVideo(folder, 'part.mp4', [...testPicture('180x320', 14, 25), ...vp9]);
  await choose(path);
  await page.getByLabel('Start of the face-on video').fill('3.3');
  await page.getByLabel('End of the face-on video').fill('6.9');
  const [original, { timesS }] = probeFrames(path, await sentVideo('part-sent.mp4'));
  const before = original.timesS.slice(82, 173);
  expect(timesS.length).toBe(before.length);
  for (const [at, timeS] of timesS.entries()) expect(timeS).toBeCloseTo((before[at] ?? 0) - (before[0] ?? 0), 4);
});

test('a conversion shows its progress and can be canceled', async () => {
  await choose(makeVideo(folder, 'cancel.webm', [...testPicture('720x1280', 10), ...vp9]));
  await page.getByRole('button', { name: 'Analyze My Swing' }).click();
  await page.getByRole('progressbar', { name: 'Making your video ready' }).waitFor();
  await saveScreenshot(page, 'upload-converting');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Analyze My Swing' }).waitFor();
  await page.getByText('cancel.webm').waitFor();
});

test('a long video is sent as the seconds around its swing', async () => {
  const path = makeVideo(folder, 'long.mp4', [...testPicture('180x320', 30), ...h264, '-g', '30']);
  const original = await readFile(path);
  await choose(path);
  await page.getByText('Keep the part with your swing.').waitFor();
  await page.getByLabel('Start of the face-on video').fill('11');
  await page.getByLabel('End of the face-on video').fill('17.5');
  await page.getByText(/^6\.5 s, \d\.\d MB instead of 30 s, \d\.\d MB$/).waitFor();
  await saveScreenshot(page, 'upload-trim');
  const [before, after] = probeFrames(path, await sentVideo('sent.mp4'));
  expect(after.pictures).toEqual(before.pictures.slice(330, 525));
  expect((await readFile(path)).equals(original)).toBe(true);
});
