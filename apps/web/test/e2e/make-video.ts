import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findFfmpeg } from '@trueswing/local-stack';

/** Writes a video into the folder by running ffmpeg with these options. Returns its path. */
export function makeVideo(folder: string, name: string, options: readonly string[]): string {
  const path = join(folder, name);
  const { ffmpeg } = findFfmpeg(console.error);
  const { status, stderr } = spawnSync(ffmpeg, ['-v', 'error', '-nostdin', ...options, '-y', path], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg could not make ${name}: ${stderr}`);
  return path;
}

/** ffmpeg's options for a test picture of this size and length. */
export const testPicture = (size: string, seconds: number, rate = 30): string[] => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`],
];
