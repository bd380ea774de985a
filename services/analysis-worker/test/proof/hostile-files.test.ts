import { readFileSync, writeFileSync } from 'node:fs';
import { recordProof } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clipFolder, drawClip } from '../media/make-clip.ts';
import { type HostileFile, makeHostileFiles } from './hostile-files.ts';
import { findNamespace, listenAtPort, programWithoutNetwork } from './network-watch.ts';
import { installed, openGuarded, openUnguarded } from './open-hostile-file.ts';

const namespace = findNamespace();
if (!namespace)
  console.warn('No namespace without a network here (unshare -n): only the listener watches hostile files.');
const clips = clipFolder();
let listener: Awaited<ReturnType<typeof listenAtPort>>;
let files: readonly HostileFile[];
beforeAll(async () => {
  listener = await listenAtPort();
  const movie = readFileSync(drawClip(clips.path('movie.mov'), 'testsrc2=s=160x120:r=12:d=0.5'));
  files = makeHostileFiles(listener.port, movie);
  for (const { name, content } of files) writeFileSync(clips.path(name), content);
}, 60_000);
afterAll(async () => {
  await listener.close();
  clips.remove();
});

it('a listener at the address in each hostile file hears of ffmpeg without guards, and of the worker nothing', async () => {
  const heard: string[] = [];
  for (const file of files) {
    const before = listener.contacts();
    await openUnguarded('ffmpeg', clips, file);
    if (listener.contacts() > before) heard.push(file.name);
  }
  const due = files.filter(({ unguarded }) => unguarded !== null).map(({ name }) => name);
  expect(heard).toEqual(expect.arrayContaining(due));

  const before = listener.contacts();
  for (const file of files) {
    const outcome = await openGuarded(clips, file, installed);
    expect([file.name, outcome]).toEqual([file.name, expect.stringMatching(/^(invalid-media|too-short)$/)]);
  }
  expect(listener.contacts() - before).toBe(0);
  recordProof('media', { 'hostile files': files.length, 'of which connect without guards': heard.length });
}, 120_000);

it.skipIf(!namespace)(
  'in a namespace of their own, ffmpeg and ffprobe want to send no packet for any hostile file',
  async () => {
    const [ffmpeg, ffprobe, unguarded] = (['ffmpeg', 'ffprobe', 'ffmpeg'] as const).map((program, at) =>
      programWithoutNetwork(clips.path(`program-${at}`), program, namespace ?? []),
    );
    if (!ffmpeg || !ffprobe || !unguarded) throw new Error('three programs');
    for (const file of files) await openGuarded(clips, file, { ffmpegPath: ffmpeg.path, ffprobePath: ffprobe.path });
    expect([ffmpeg.read().packets, ffprobe.read().packets]).toEqual([0, 0]);
    expect(Math.min(ffmpeg.read().runs, ffprobe.read().runs)).toBeGreaterThanOrEqual(files.length);
    // The counters do count, for a host elsewhere too.
    const list = files.find(({ name }) => name === 'list.mp4');
    if (!list) throw new Error('no list');
    const elsewhere = { ...list, name: 'elsewhere.mp4' };
    writeFileSync(clips.path(elsewhere.name), list.content.toString().replace('127.0.0.1', '192.0.2.1'));
    for (const [count, file] of [list, elsewhere].entries()) {
      await openUnguarded(unguarded.path, clips, file);
      expect(unguarded.read().packets).toBeGreaterThan(count);
    }
    recordProof('media', { 'runs in a namespace': ffmpeg.read().runs + ffprobe.read().runs, packets: 0 });
  },
  120_000,
);
