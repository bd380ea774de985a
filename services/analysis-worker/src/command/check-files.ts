import { stat } from 'node:fs/promises';
import { viewFiles } from '../pipeline/outputs/write-view-files.ts';
import { type AnalyzeArguments, UsageError } from './read-arguments.ts';

type NamedFiles = Pick<AnalyzeArguments, 'video' | 'downTheLine' | 'annotate' | 'output'>;

/** @throws {UsageError} if a video is absent, or would be overwritten by what the command writes */
export async function checkFiles({ video, downTheLine, annotate, output }: NamedFiles): Promise<void> {
  const videos = downTheLine === null ? [video] : [video, downTheLine];
  for (const path of videos) {
    if (!(await find(path))?.isFile()) throw new UsageError(`There is no file ${path}.`);
  }
  const [option, written] = annotate === null ? ['--output', writtenTo(output)] : ['--annotate', [annotate]];
  for (const path of videos) {
    for (const target of written) {
      if (await isSameFile(path, target)) throw new UsageError(`${option} would overwrite the video ${path}.`);
    }
  }
}

/** Names of stored videos, which a golfer's own video may have too. */
const writtenTo = (folder: string | null): string[] =>
  folder === null ? [] : (['face-on', 'down-the-line'] as const).map((view) => viewFiles(folder, view).video);

/** Also by another name: through a link, or on a file system that ignores case. */
async function isSameFile(path: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all([find(path), find(other)]);
  return one !== null && two !== null && one.dev === two.dev && one.ino === two.ino;
}

const find = (path: string) => stat(path, { bigint: true }).catch(() => null);
