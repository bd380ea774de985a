import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeScene, playAsCamera } from '../../apps/web/test/e2e/steps/fake-camera.ts';
import type { servePage } from '../../apps/web/test/e2e/steps/open-built-page.ts';
import type { SwingTrigger } from '../../packages/swing/src/index.ts';
import { clipSize } from './draw-clips.ts';
import { type RecordEvent, stillS } from './list-events.ts';
import type { KeptPart } from './score-events.ts';

/** Still pictures before an event, in which the recorder opens its model, and after it, in which it keeps the swing. */
const [beforeS, afterS] = [7, 3.5];
const fps = 30;

export interface PlayedEvent {
  readonly kept: readonly KeptPart[];
  readonly posesPerSecond: number;
}

/** Plays an event to the recorder in Chromium, in real time, in a browser of its own. */
export async function playInBrowser(
  served: Awaited<ReturnType<typeof servePage>>,
  event: RecordEvent,
  file: string,
  trigger: SwingTrigger,
): Promise<PlayedEvent> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-record-'));
  const { browser, page } = await served.open([]);
  try {
    const seconds = beforeS + event.seconds + afterS;
    const sounds = event.sounds.map((sound) => ({ ...sound, atS: beforeS + sound.atS }));
    const { noise } = event;
    await playAsCamera(page, makeScene(folder, 'event', { seconds, noise, sounds, pictures: picturesOf(event, file) }));
    await page.reload();
    const { view, hand } = event.clip;
    await page.evaluate((settings) => window.recorderPage.start(settings), {
      view,
      handedness: hand,
      trigger,
      isWatching: true,
    });
    await page.waitForTimeout(1000 * seconds);
    const { seen, startedMs } = await page.evaluate(() => ({
      seen: window.recorderPage.seen,
      startedMs: performance.timeOrigin + (performance.getEntriesByName('scene')[0]?.startTime ?? 0),
    }));
    const kept = seen.swings.map((swing): KeptPart => {
      const fromS = (swing.filmedAt.getTime() - startedMs) / 1000 - beforeS;
      return { fromS, toS: fromS + swing.seconds };
    });
    const [firstS, lastS] = [seen.statuses[1]?.atS ?? 0, seen.statuses.at(-1)?.atS ?? 0];
    return { kept, posesPerSecond: seen.poses / (lastS - firstS) };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function picturesOf({ speed, walkingSpeed, seconds }: RecordEvent, file: string) {
  const still = (before: number, after: number): string =>
    `tpad=start_mode=clone:start_duration=${before}:stop_mode=clone:stop_duration=${after}`;
  const { widthPx, heightPx } = clipSize;
  const filter = [
    `scale=${widthPx}:${heightPx}`,
    `fps=${fps}`,
    still(stillS, stillS),
    `setpts=PTS/${speed}`,
    `fps=${fps}`,
  ];
  filter.push(still(beforeS, afterS));
  if (walkingSpeed !== 0) {
    // The picture moves through a field of three widths: a walker comes in at one side and leaves at the other.
    const movedBy = `${walkingSpeed}*(t-${beforeS + seconds / 2})`;
    filter.push(`pad=iw*3:ih:iw:0:gray`, `crop=iw/3:ih:'min(2*iw/3,max(0,iw/3*(1-(${movedBy}))))':0`);
  }
  return { input: ['-i', file], filter: filter.join(',') };
}
