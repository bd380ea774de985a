import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFfmpeg } from '@trueswing/local-stack';
import type { Page } from 'playwright-core';
import { screenshotFolder, takesScreenshots } from './open-system.ts';

/**
 * Films a page for people to look at, if they asked for screenshots. Returns what ends the video. (Playwright's own recorder
 * needs an ffmpeg that it downloads.)
 */
export async function filmPage(page: Page, name: string): Promise<() => Promise<void>> {
  if (!takesScreenshots) return async () => undefined;
  const { ffmpeg } = findFfmpeg(console.error);
  const pictures = ['-use_wallclock_as_timestamps', '1', '-f', 'image2pipe', '-c:v', 'mjpeg', '-i', '-'];
  const video = [
    '-vf',
    'scale=trunc(iw/2)*2:trunc(ih/2)*2',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
  ];
  const writer = spawn(ffmpeg, ['-v', 'error', ...pictures, ...video, '-y', `${screenshotFolder}${name}.mp4`], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    writer.stdin.write(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  return async () => {
    await session.send('Page.stopScreencast');
    writer.stdin.end();
    await once(writer, 'close');
  };
}
