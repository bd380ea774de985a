import { readFileSync, writeFileSync } from 'node:fs';
import { type SwingEvents, swingEventNames } from '@trueswing/contracts';
import { afterAll, expect, test } from 'vitest';
import { clipFolder, drawClip, ffmpeg } from '../../../test/media/make-clip.ts';
import { viewFiles, writeViewFiles } from './write-view-files.ts';

const { signal } = new AbortController();
const clips = clipFolder();
afterAll(() => clips.remove());

const track = { widthPx: 1280, heightPx: 720, frames: [] };
const eventsAt = (frames: readonly number[]) =>
  Object.fromEntries(
    swingEventNames.map((name, i) => [name, { frame: frames[i], timeS: 0, confidence: 1 }]),
  ) as SwingEvents;

const pixelsOf = (picture: string): Buffer => ffmpeg('-i', picture, '-vf', 'format=gray', '-f', 'rawvideo', 'pipe:1');

test('stills of a landscape clip have its shape, and each shows its own event, also when two share a frame', async () => {
  const files = viewFiles(clips.path('.'), 'face-on');
  // Each frame has a brightness of its own: four levels more than the one before.
  drawClip(files.video, "color=s=64x36:r=30:d=1.5,geq=lum='20+4*N':cb=128:cr=128,scale=1280:720:flags=neighbor");
  const frames = [0, 5, 10, 20, 26, 30, 30, 44];
  await writeViewFiles({ files, track, events: eventsAt(frames), ffmpegPath: 'ffmpeg', signal });

  expect(pixelsOf(files.poster)).toHaveLength(1280 * 720);
  for (const [i, name] of swingEventNames.entries()) {
    const pixels = pixelsOf(files.keyFrames[name]);
    expect(pixels, name).toHaveLength(854 * 480);
    const luma = 20 + 4 * (frames[i] ?? 0);
    // From the limited range of video to the full one of pictures; half the step from one frame to the next.
    expect(Math.abs((pixels[0] ?? 0) - ((luma - 16) / 219) * 255), name).toBeLessThan(2.3);
  }
}, 60_000);

test('each still is encoded by one thread, however many cores the host has', async () => {
  const ffmpegPath = clips.path('note-arguments');
  const noted = clips.path('arguments');
  writeFileSync(ffmpegPath, `#!/bin/sh\nprintf "%s\\n" "$@" > ${noted}\n`, { mode: 0o755 });
  const events = eventsAt([0, 5, 10, 20, 26, 30, 35, 44]);
  await writeViewFiles({ files: viewFiles(clips.path('.'), 'face-on'), track, events, ffmpegPath, signal });
  const [, ...stills] = readFileSync(noted, 'utf8').split('\n-map\n');
  expect(stills).toHaveLength(1 + swingEventNames.length);
  for (const still of stills) expect(still).toContain('\n-threads\n1\n');
}, 20_000);
