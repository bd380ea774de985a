import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { recordProof } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clipFolder, drawClip } from '../media/make-clip.ts';
import type { HostileFile } from './hostile-files.ts';
import { makeLocalReferences, subtitleFiles } from './local-references.ts';
import { installed, openGuarded, openUnguarded } from './open-hostile-file.ts';

const clips = clipFolder();
const secretName = 'secret.mp4';
let references: readonly HostileFile[];
beforeAll(() => {
  const movie = readFileSync(drawClip(clips.path('movie.mov'), 'testsrc2=s=160x120:r=12:d=0.5'));
  mkdirSync(clips.path('another-folder'));
  const secret = drawClip(clips.path(secretName), 'testsrc2=s=160x120:r=12:d=2.2');
  writeFileSync(secretPaths[1], readFileSync(secret));
  references = makeLocalReferences(secretPaths[1], secretName, movie);
  for (const { name, content } of [...references, ...subtitleFiles]) writeFileSync(clips.path(name), content);
}, 60_000);
afterAll(() => clips.remove());

/** Beside the video, and elsewhere. */
const secretPaths = [clips.path(secretName), clips.path(`another-folder/${secretName}`)] as const;
const longAgo = new Date('2001-01-01T00:00:00Z');
const hide = () => {
  for (const path of secretPaths) utimesSync(path, longAgo, new Date());
};
/** Whether one of them was read since, by its time of access. */
const wasRead = () => secretPaths.some((path) => statSync(path).atimeMs !== longAgo.getTime());
const seesReads = recordsReads(clips.path('probe'));

it.skipIf(!seesReads)(
  'a video cannot make the worker read another file of the machine',
  async () => {
    const readUnguarded: string[] = [];
    for (const file of references) {
      hide();
      await openUnguarded('ffmpeg', clips, file);
      if (wasRead()) readUnguarded.push(file.name);
    }
    const due = references.filter(({ unguarded }) => unguarded !== null).map(({ name }) => name);
    expect(readUnguarded).toEqual(expect.arrayContaining(due));

    hide();
    for (const file of references) {
      const outcome = await openGuarded(clips, file, installed);
      expect([file.name, outcome, wasRead()]).toEqual([
        file.name,
        expect.stringMatching(/^(invalid-media|too-short)$/),
        false,
      ]);
    }
    const figures = {
      'files that name another': references.length,
      'of which read it without guards': readUnguarded.length,
    };
    recordProof('media', figures);
  },
  120_000,
);

it.each(subtitleFiles)('a file of subtitles is no video: $name', async (file) => {
  expect(await openGuarded(clips, file, installed)).toBe('invalid-media');
});

/** False where the file system records no reads (noatime). */
function recordsReads(path: string): boolean {
  writeFileSync(path, 'a file');
  utimesSync(path, longAgo, new Date());
  readFileSync(path);
  return statSync(path).atimeMs !== longAgo.getTime();
}
