import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { CameraView } from '@trueswing/contracts';
import { findFfmpeg, repositoryRoot } from '@trueswing/local-stack';
import type { Page } from 'playwright-core';

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

/** ffmpeg's options for H.264 with the index before the pictures. */
export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];

/** ffmpeg's options for a test picture of this size and length. */
export const testPicture = (size: string, seconds: number, rate = 30): string[] => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`],
];

/** The sample of a view at half its frames and half its size: the worker analyzes it in about half the time. */
export function makeSmallSample(folder: string, view: 'face-on' | 'down-the-line'): string {
  const sample = join(repositoryRoot, 'samples', `${view}.mp4`);
  const codec = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-an'];
  return makeVideo(folder, `${view}.mp4`, ['-i', sample, '-r', '30', '-vf', 'scale=iw/2:ih/2', ...codec]);
}

const sampleFolders = new WeakMap<Page, string>();

/** The golfer of this page uploads the sample videos of this folder. */
export function takeSamplesFrom(page: Page, folder: string): void {
  sampleFolders.set(page, folder);
}

/** The sample of a view that the golfer of this page uploads: the committed one unless `takeSamplesFrom` names a folder. */
export const sampleOf = (page: Page, view: CameraView): string =>
  join(sampleFolders.get(page) ?? join(repositoryRoot, 'samples'), `${view}.mp4`);
