import { cpus } from 'node:os';
import { openE2e } from '../../apps/web/test/e2e/steps/open-system.ts';
import { machineLoad } from '../machine-load.ts';

/**
 * Measures how smoothly the video of the sample follows a finger on the timeline, in Chromium on a processor slowed down to a
 * quarter: pictures that the page draws a second, and frames that the video shows. The floor is the bare video as Chromium opens
 * it, seeked to the same places. Goal: the page draws 60 a second.
 */
const goalFps = 60;
const seconds = 6;
const slowdowns = [1, 4];

const e2e = await openE2e();
const rows: Record<string, Record<string, number>> = {};
try {
  for (const slowdown of slowdowns) {
    const player = await measure('/sample', slowdown);
    const floor = await measure(player.videoUrl, slowdown);
    rows[`processor ÷ ${slowdown}`] = {
      'pictures/s': player.pictures,
      'longest picture (ms)': player.longestMs,
      'video frames/s': player.videoFrames,
      'floor: pictures/s': floor.pictures,
      'floor: video frames/s': floor.videoFrames,
    };
  }
} finally {
  await e2e.close();
}
console.table(rows);
const drawn = rows[`processor ÷ ${slowdowns.at(-1)}`]?.['pictures/s'] ?? 0;
console.log(
  `${drawn} pictures a second: ${drawn >= goalFps - 1 ? 'within' : 'NOT within'} the goal of ${goalFps} (${cpus().length} cores, load ${machineLoad()})`,
);

async function measure(path: string, slowdown: number) {
  const page = await e2e.openPage();
  await page.goto(path);
  await page.waitForFunction(() => document.querySelector('video')?.readyState === 4, null, { timeout: 60_000 });
  await page.waitForTimeout(1_000);
  const debug = await page.context().newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const result = await scrub(page);
  await page.close();
  return result;
}

/** Moves from end to end and back, once in two seconds, with a new place for each picture of the page. */
function scrub(page: Awaited<ReturnType<typeof e2e.openPage>>) {
  return page.evaluate(async (durationS) => {
    const video = document.querySelector('video');
    if (!video) throw new Error('no video');
    const slider = document.querySelector<HTMLInputElement>('input[aria-label="Position in the video"]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    let waitingS: number | null = null;
    const seek = (timeS: number) => {
      if (video.seeking) waitingS = timeS;
      else video.currentTime = timeS;
    };
    if (!slider)
      video.addEventListener('seeked', () => {
        if (waitingS !== null) video.currentTime = waitingS;
        waitingS = null;
      });
    const moveTo = (share: number) => {
      if (!slider) return seek(share * video.duration);
      setValue?.call(slider, String(share));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    };
    let [pictures, videoFrames, longestMs] = [0, 0, 0];
    const onFrame = () => {
      videoFrames += 1;
      video.requestVideoFrameCallback(onFrame);
    };
    video.requestVideoFrameCallback(onFrame);
    const startedAt = performance.now();
    let lastAt = startedAt;
    for (let now = startedAt; now < startedAt + durationS * 1000; ) {
      const phase = ((now - startedAt) / 1000) % 2;
      moveTo(0.05 + 0.9 * (phase < 1 ? phase : 2 - phase));
      now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      pictures += 1;
      longestMs = Math.max(longestMs, now - lastAt);
      lastAt = now;
    }
    const perSecond = (count: number) => Math.round((count / durationS) * 10) / 10;
    return {
      pictures: perSecond(pictures),
      videoFrames: perSecond(videoFrames),
      longestMs: Math.round(longestMs),
      videoUrl: video.currentSrc,
    };
  }, seconds);
}
