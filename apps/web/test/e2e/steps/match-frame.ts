import { spawnSync } from 'node:child_process';
import { findFfmpeg } from '@trueswing/local-stack';
import type { Page } from 'playwright-core';

/** Compared is the middle of the picture, where the golfer stands. */
const sidePx = 200;
const channels = 3;
/** Compared is every seventh value: all of them take a second on their way out of the page. */
const step = 7;

/** The middle of each frame of a video, as ffmpeg decodes it. */
export function decodeFrames(videoPath: string): Buffer[] {
  const { ffmpeg } = findFfmpeg(console.error);
  const filter = `crop=${sidePx}:${sidePx}:floor((iw-${sidePx})/2):floor((ih-${sidePx})/2):exact=1,format=rgb24`;
  const options = ['-v', 'error', '-i', videoPath, '-vf', filter, '-f', 'rawvideo', '-'];
  const { stdout, status } = spawnSync(ffmpeg, options, { maxBuffer: 1 << 30 });
  if (status !== 0) throw new Error(`ffmpeg could not decode ${videoPath}`);
  const frameBytes = sidePx * sidePx * channels;
  return Array.from({ length: stdout.length / frameBytes }, (_, index) =>
    stdout.subarray(index * frameBytes, (index + 1) * frameBytes),
  );
}

/** Which of ffmpeg's frames the page's video shows: the one with the smallest difference. */
export async function frameOnScreen(page: Page, frames: readonly Buffer[]): Promise<number> {
  const shown = await page.locator('video').evaluate(
    (element, [side, every]) => {
      const video = element as HTMLVideoElement;
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = side;
      const context = canvas.getContext('2d');
      const [left, top] = [Math.floor((video.videoWidth - side) / 2), Math.floor((video.videoHeight - side) / 2)];
      context?.drawImage(video, left, top, side, side, 0, 0, side, side);
      const pixels = context?.getImageData(0, 0, side, side).data ?? [];
      return [...pixels].filter((_, index) => index % 4 !== 3).filter((_, index) => index % every === 0);
    },
    [sidePx, step] as const,
  );
  const differences = frames.map((frame) => {
    let sum = 0;
    for (const [index, value] of shown.entries()) sum += Math.abs((frame[step * index] ?? 0) - value);
    return sum;
  });
  return differences.indexOf(Math.min(...differences));
}
