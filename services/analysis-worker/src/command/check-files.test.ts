import { linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clipFolder } from '../../test/media/make-clip.ts';
import { checkFiles } from './check-files.ts';
import { readArguments, UsageError } from './read-arguments.ts';

const folder = clipFolder();
beforeAll(() => {
  for (const name of ['swing.mp4', 'behind.mp4', 'face-on.mp4', 'drawn.mp4']) writeFileSync(folder.path(name), 'video');
  symlinkSync('behind.mp4', folder.path('link.mp4'));
  linkSync(folder.path('swing.mp4'), folder.path('same.mp4'));
  mkdirSync(folder.path('results'));
});
afterAll(() => folder.remove());

const check = (...argv: string[]) => {
  const args = readArguments(argv, folder.path('.'));
  if (args === 'help') throw new Error('no arguments');
  return checkFiles(args);
};
const both = ['swing.mp4', '--down-the-line', 'behind.mp4'];

it.each([
  ['the first video', [...both, '--annotate', 'swing.mp4']],
  ['the second video', [...both, '--annotate', './behind.mp4']],
  ['a video that a symbolic link leads to', [...both, '--annotate', 'link.mp4']],
  ['a video by its other name', [...both, '--annotate', 'same.mp4']],
  ['a video that is named as a stored one', ['face-on.mp4', '--output', '.']],
  ['a second video that is named as a stored one', ['swing.mp4', '--down-the-line', 'face-on.mp4', '--output', '.']],
])('does not overwrite %s', async (_what, argv) => {
  await expect(check(...argv)).rejects.toThrow(/would overwrite the video/);
  await expect(check(...argv)).rejects.toBeInstanceOf(UsageError);
});

it.each([
  ['a new video', [...both, '--annotate', 'new.mp4']],
  ['an earlier drawn video', [...both, '--annotate', 'drawn.mp4']],
  ['files beside the video', [...both, '--output', '.']],
  ['files into another folder', ['face-on.mp4', '--output', 'results']],
  ['files into a new folder', ['face-on.mp4', '--output', 'new']],
])('writes %s', async (_what, argv) => {
  await check(...argv);
});

it.each([['nowhere.mp4'], ['results']])('needs a video, not %s', async (name) => {
  await expect(check(name)).rejects.toThrow('There is no file');
});
