import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findFfmpeg } from '@trueswing/local-stack';

/** Runs ffmpeg with these options; the last is the name of the file, which is made in the folder. Returns its path. */
export function makeVideo(folder: string, name: string, options: readonly string[]): string {
  const path = join(folder, name);
  const { ffmpeg } = findFfmpeg(console.error);
  const { status, stderr } = spawnSync(ffmpeg, ['-v', 'error', '-nostdin', ...options, '-y', path], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg could not make ${name}: ${stderr}`);
  return path;
}

/** Options for a test picture of a size and length. */
export const testPicture = (size: string, seconds: number, rate = 30): string[] => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`],
];
