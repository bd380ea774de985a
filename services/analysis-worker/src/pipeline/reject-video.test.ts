import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clipFolder, cutOff, drawClip, drawClipOfRate, ffmpeg } from '../../test/media/make-clip.ts';
import { analyzeVideo } from './analyze-video.ts';

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'lite' } as const;
const clips = clipFolder();
let moving: string;
/** Its many poses take long enough that an analysis of it can be stopped. */
let long: string;

beforeAll(() => {
  moving = drawClip(clips.path('moving.mp4'), 'testsrc2=s=320x240:r=30:d=2', '-movflags', '+faststart');
  long = drawClip(clips.path('long.mp4'), 'color=c=gray:s=640x360:r=30:d=14');
}, 60_000);
afterAll(() => clips.remove());

const analyze = (
  path: string,
  signal: AbortSignal = new AbortController().signal,
  downTheLinePath: string | null = null,
) =>
  analyzeVideo({
    faceOnPath: path,
    downTheLinePath,
    workDir: mkdtempSync(join(clips.dir, 'work-')),
    handedness: 'right',
    slowMotion: 'unknown',
    isSameSwing: false,
    club: '7-iron',
    launchMonitor: null,
    onStage: () => undefined,
    signal,
    tools,
  });

describe('a video that cannot be analyzed', () => {
  it.each<[what: string, make: () => string, code: string]>([
    ['text with a video name', () => text('notes.mp4', 'Hello.\n'.repeat(500)), 'invalid-media'],
    [
      'a playlist with a video name, which names a real video',
      () => text('playlist.mp4', `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${moving}\n#EXT-X-ENDLIST\n`),
      'invalid-media',
    ],
    [
      'a concat list with a video name',
      () => text('list.mp4', `ffconcat version 1.0\nfile '${moving}'\n`),
      'invalid-media',
    ],
    ['a file that is cut off in the middle', () => cutOff(moving, clips.path('cut.mp4'), 0.6), 'invalid-media'],
    ['a file that is cut off before its index', () => cutOffBeforeIndex(), 'invalid-media'],
    ['a sound file', () => sound(), 'invalid-media'],
    ['a picture of 8192 × 8192', () => bomb(), 'picture-too-large'],
    ['241 frames a second', () => drawClipOfRate(clips.path('241.mp4'), 241), 'frame-rate-too-high'],
    ['1,000 frames a second', () => drawClipOfRate(clips.path('1000.mp4'), 1_000), 'frame-rate-too-high'],
    ['nine streams', () => nineStreams(), 'too-many-streams'],
    ['61 seconds', () => drawClip(clips.path('61-seconds.mp4'), 'color=s=64x64:r=5:d=61'), 'too-long'],
    ['half a second', () => drawClip(clips.path('short.mp4'), 'testsrc2=s=320x240:r=30:d=0.5'), 'too-short'],
    ['a still scene without a person', () => still(), 'no-golfer'],
  ])(
    'is rejected: %s',
    async (_what, make, code) => {
      const path = make();
      expect(await analyze(path)).toMatchObject({ ok: false, code, rejectedVideo: null });
      expect(clips.processes()).toEqual([]);
    },
    60_000,
  );

  it('is rejected after the first look through it, if it is long and shows no one', async () => {
    const empty = drawClip(clips.path('long-still.mp4'), 'color=c=gray:s=320x568:r=30:d=5');
    expect(await analyze(empty)).toMatchObject({
      ok: false,
      code: 'no-golfer',
      detail: 'no pose in 75 frames of 150',
    });
    expect(clips.processes()).toEqual([]);
  }, 60_000);

  it('stops ffmpeg and the pose thread when the analysis is aborted', async () => {
    const abort = new AbortController();
    const reason = new Error('The lease is lost.');
    const analysis = analyze(long, abort.signal);
    await Promise.race([analysis, untilFfmpegRuns()]);
    abort.abort(reason);
    await expect(analysis).rejects.toBe(reason);
    expect(clips.processes()).toEqual([]);
  }, 60_000);

  it.each([
    ['broken from the start', () => text('broken.mp4', 'Hello.\n'.repeat(500))],
    ['cut off in the middle', () => cutOff(moving, clips.path('half.mp4'), 0.5)],
  ])(
    'reports which of two videos is %s, and stops the other',
    async (_, make) => {
      const { signal } = new AbortController();
      const rejected = { ok: false, code: 'invalid-media' };
      await expect(analyze(long, signal, make())).resolves.toMatchObject({
        ...rejected,
        rejectedVideo: 'down-the-line',
      });
      await expect(analyze(make(), signal, long)).resolves.toMatchObject({ ...rejected, rejectedVideo: 'face-on' });
      expect(clips.processes()).toEqual([]);
    },
    60_000,
  );

  it('does not reject the video when ffmpeg is missing', async () => {
    const missing = { ...tools, ffprobePath: '/nowhere/ffprobe' };
    const work = analyzeVideo({
      faceOnPath: moving,
      downTheLinePath: null,
      workDir: clips.dir,
      handedness: 'right',
      slowMotion: 'unknown',
      isSameSwing: false,
      club: 'driver',
      launchMonitor: null,
      onStage: () => undefined,
      signal: new AbortController().signal,
      tools: missing,
    });
    await expect(work).rejects.toThrow('ENOENT');
  });
});

function untilFfmpegRuns(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!clips.processes().some(({ commandLine }) => commandLine.startsWith('ffmpeg'))) return;
      clearInterval(timer);
      resolve();
    }, 20);
  });
}

function text(name: string, content: string): string {
  writeFileSync(clips.path(name), content);
  return clips.path(name);
}

function cutOffBeforeIndex(): string {
  const late = drawClip(clips.path('late.mp4'), 'testsrc2=s=320x240:r=30:d=1');
  return cutOff(late, clips.path('no-index.mp4'), 0.6);
}

function sound(): string {
  ffmpeg('-f', 'lavfi', '-i', 'sine=d=2', '-c:a', 'aac', clips.path('sound.mp4'));
  return clips.path('sound.mp4');
}

function nineStreams(): string {
  const sounds = Array.from({ length: 8 }, () => ['-f', 'lavfi', '-i', 'sine=d=1']);
  const maps = Array.from({ length: 9 }, (_, input) => ['-map', String(input)]);
  const path = clips.path('nine.mp4');
  ffmpeg('-f', 'lavfi', '-i', 'testsrc2=s=64x64:r=30:d=1', ...sounds.flat(), ...maps.flat(), path);
  return path;
}

const bomb = (): string => drawClip(clips.path('bomb.mp4'), 'color=s=8192x8192:r=1:d=1');
const still = (): string => drawClip(clips.path('still.mp4'), 'color=c=gray:s=320x568:r=10:d=2');
