import { copyFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeVideo } from '../../../../../test/e2e/steps/make-video.ts';
import { type ProbedVideo, probeFrames } from '../../../../../test/fixtures/probe-frames.ts';
import { rotateVideo } from '../../../../../test/fixtures/rotate-video.ts';
import { cutVideo } from './cut-video.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trueswing-cut-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const picture = (seconds: number, rate = 30) => ['-f', 'lavfi', '-i', `testsrc2=s=96x160:r=${rate}:d=${seconds}`];
const sound = (seconds: number) => ['-f', 'lavfi', '-i', `sine=d=${seconds}`, '-c:a', 'aac'];
/** A key frame each second, B-frames between. */
const phone = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-g', '30', '-pix_fmt', 'yuv420p'];
const encoded = new Map<string, string>();
/** Encodes a video, or copies the one with the same pictures: each start of ffmpeg takes as long as a whole cut. */
function make(name: string, ...options: string[]): string {
  const key = [extname(name), ...options].join(' ');
  const same = encoded.get(key) ?? makeVideo(folder, `encoded-${name}`, options);
  encoded.set(key, same);
  const path = join(folder, name);
  copyFileSync(same, path);
  return path;
}
const remux = (source: string, name: string, ...options: string[]) =>
  makeVideo(folder, name, [...options.slice(0, -1), '-i', source, ...(options.at(-1)?.split(' ') ?? []), '-c', 'copy']);

async function cut(path: string, startS: number, endS: number) {
  const original = await readFile(path);
  const file = new File([new Uint8Array(original)], basename(path), { type: 'video/mp4', lastModified: 1e12 });
  const made = await cutVideo(file, { startS, endS }, new AbortController().signal);
  const madePath = join(folder, `cut-${made.name}`);
  await writeFile(madePath, new Uint8Array(await made.arrayBuffer()));
  expect((await readFile(path)).equals(original)).toBe(true);
  const [before, after] = probeFrames(path, madePath);
  return { made, before, after };
}

const toMicroseconds = (seconds: number) => Math.round(seconds * 1e6);

/** The cut has the same pictures at the same distances as this part of the original. */
function expectSameFrames(before: ProbedVideo, after: ProbedVideo, first: number, count: number) {
  const origin = before.timesS[first] ?? 0;
  expect(after.timesS.map(toMicroseconds)).toEqual(
    before.timesS.slice(first, first + count).map((time) => toMicroseconds(time - origin)),
  );
  expect(after.pictures).toEqual(before.pictures.slice(first, first + count));
}

describe('a cut', () => {
  test('starts at the key frame before the wanted time and keeps each frame and its time', async () => {
    const { made, before, after } = await cut(make('plain.mp4', ...picture(8), ...phone), 2.5, 5.05);
    expectSameFrames(before, after, 60, 94);
    expect([made.name, made.type, made.lastModified]).toEqual(['plain.mp4', 'video/mp4', 1e12]);
  });

  test('that wants all of a video has all of its frames', async () => {
    const { before, after } = await cut(make('all.mp4', ...picture(3), ...phone), 0, 3);
    expectSameFrames(before, after, 0, 90);
  });

  test('starts with the video if its only key frame is the first', async () => {
    const path = make('one-key.mp4', ...picture(8), '-c:v', 'libx264', '-g', '9999', '-sc_threshold', '0');
    const { before, after } = await cut(path, 5, 6);
    expect(after.timesS.length).toBeGreaterThanOrEqual(180);
    expectSameFrames(before, after, 0, after.timesS.length);
  });

  test('leaves out pictures that need frames before it', async () => {
    const open = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '30', '-bf', '3', '-x264-params', 'open-gop=1'];
    const { before, after } = await cut(make('open.mp4', ...picture(4), ...open), 2.2, 3);
    expect(after.timesS.length).toBeGreaterThan(24);
    expectSameFrames(before, after, before.pictures.indexOf(after.pictures[0] ?? ''), after.timesS.length);
  });

  test.each([90, 180, 270] as const)('keeps a rotation of %i°', async (degrees) => {
    const path = make(`rotated-${degrees}.mp4`, ...picture(4), ...phone);
    rotateVideo(path, degrees);
    const { before, after } = await cut(path, 1, 2);
    expect(before.streams[0]?.rotation).toBe({ 90: -90, 180: -180, 270: 90 }[degrees]);
    expect(after.streams).toEqual(before.streams);
    expectSameFrames(before, after, 30, 30);
  });

  test('keeps the times of a variable frame rate', async () => {
    const jitter = 'settb=1/90000,setpts=(N+0.4*sin(N))/30/TB';
    const fineClock = ['-vf', jitter, '-fps_mode', 'passthrough', '-enc_time_base', '1/90000'];
    const path = make('variable.mp4', ...picture(6), ...fineClock, ...phone);
    const { before, after } = await cut(path, 2, 4);
    const steps = new Set(before.timesS.slice(1).map((time, at) => time - (before.timesS[at] ?? 0)));
    expect(steps.size).toBeGreaterThan(20);
    expectSameFrames(before, after, 60, after.timesS.length);
    expect(after.timesS.length).toBeGreaterThan(58);
  });

  test.each([239.76, 29.97])('keeps the times of %d frames a second', async (rate) => {
    const { before, after } = await cut(make(`rate-${rate}.mov`, ...picture(3, rate), ...phone), 1, 2);
    expectSameFrames(before, after, before.pictures.indexOf(after.pictures[0] ?? ''), after.timesS.length);
  });

  test('leaves the sound out', async () => {
    const { before, after } = await cut(make('sound.mp4', ...picture(4), ...sound(4), ...phone), 1, 3);
    expect(before.streams.map(({ codec_type }) => codec_type).sort()).toEqual(['audio', 'video']);
    expect(after.streams.map(({ codec_type }) => codec_type)).toEqual(['video']);
    expectSameFrames(before, after, 30, 60);
  });

  test('keeps hidden what the edit list of a shortened video hides', async () => {
    const plain = make('to-shorten.mp4', ...picture(8), ...phone);
    const path = remux(plain, 'shortened.mp4', '-ss', '1.5', '-t 4.02');
    const whole = await cut(path, 0, 9);
    expect(whole.before.timesS[0]).toBe(0);
    expect(whole.before.timesS.length).toBeGreaterThan(118);
    expectSameFrames(whole.before, whole.after, 0, whole.before.timesS.length);
    const part = await cut(path, 1, 2);
    expectSameFrames(
      part.before,
      part.after,
      part.before.pictures.indexOf(part.after.pictures[0] ?? ''),
      part.after.timesS.length,
    );
  });

  test('carries the date, the place and the slow motion that the phone wrote', async () => {
    const noted = {
      'com.android.capture.fps': '240.000000',
      'com.apple.quicktime.creationdate': '2026-11-23T11:30:00+0100',
      'com.apple.quicktime.location.ISO6709': '+47.3769+008.5417/',
    };
    const tags = Object.entries({ ...noted, creation_time: '2026-11-23T10:30:00Z' });
    const metadata = tags.flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
    const path = make('noted.mov', ...picture(4), ...phone, '-movflags', 'use_metadata_tags', ...metadata);
    const { before, after } = await cut(path, 1, 2);
    expect(before.tags).toMatchObject(noted);
    expect(after.tags).toMatchObject({ ...noted, creation_time: before.tags.creation_time });
  });

  test.each([
    ['mov', ['com.apple.quicktime.location.ISO6709=+47.3769+008.5417/']],
    ['mp4', ['com.apple.quicktime.location.ISO6709=+47.3769+008.5417/']],
    ['mp4', []],
    ['mkv', []],
  ])('of the slow part of a %s file notes the rate of the camera, beside %j', async (format, tags) => {
    // Four tenths of a second at 240 frames a second, then slower.
    const slower = 'settb=1/90000,setpts=if(lt(N\\,96)\\,N*375\\,36000+(N-96)*3000)';
    const clock = ['-vf', slower, '-fps_mode', 'passthrough', '-enc_time_base', '1/90000'];
    const metadata = tags.flatMap((tag) => ['-metadata', tag]);
    const path = make(
      `ramp-${tags.length}.${format}`,
      ...picture(1, 240),
      ...clock,
      ...phone,
      '-movflags',
      'use_metadata_tags',
      ...metadata,
    );
    const { before, after } = await cut(path, 1.5, 3);
    expect(before.tags['com.android.capture.fps']).toBeUndefined();
    const expected = Object.fromEntries(tags.map((tag) => tag.split('=')));
    expect(after.tags).toMatchObject(expected);
    // Matroska rounds times to milliseconds.
    expect(Number(after.tags['com.android.capture.fps'])).toBeCloseTo(240, format === 'mkv' ? -1 : 1);
  });

  test('of a Matroska file is an MP4', async () => {
    const { made, before, after } = await cut(make('plain.mkv', ...picture(4), ...phone), 1, 3);
    expect(made.name).toBe('plain.mp4');
    expect(after.pictures).toEqual(before.pictures.slice(30, 90));
  });
});

test('a canceled cut ends with the reason', async () => {
  const file = new File([new Uint8Array(await readFile(make('cancel.mp4', ...picture(2), ...phone)))], 'a.mp4');
  await expect(cutVideo(file, { startS: 0, endS: 1 }, AbortSignal.abort(new Error('canceled')))).rejects.toThrow(
    'canceled',
  );
});
