import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playAsCamera } from '../../apps/web/test/e2e/steps/fake-camera.ts';
import type { servePage } from '../../apps/web/test/e2e/steps/open-built-page.ts';
import type { SwingTrigger } from '../../packages/swing/src/index.ts';
import type { RecordSession } from './list-sessions.ts';
import { makeSessionScene } from './make-session-scene.ts';
import type { KeptPart } from './score-events.ts';

export interface PlayedSession {
  /** The parts that were kept of each event, in its seconds. */
  readonly kept: readonly (readonly KeptPart[])[];
  readonly posesPerSecond: number;
}

/** Plays a session to the recorder in Chromium, in real time, in a browser of its own. */
export async function playInBrowser(
  served: Awaited<ReturnType<typeof servePage>>,
  session: RecordSession,
  fileOf: (clip: string) => string,
  trigger: SwingTrigger,
): Promise<PlayedSession> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-record-'));
  const { browser, page } = await served.open([]);
  try {
    const { path, seconds, startsS } = makeSessionScene(folder, session, fileOf);
    await playAsCamera(page, path);
    await page.reload();
    const [first] = session.events;
    if (!first) throw new Error('The session has no event.');
    const { view, hand } = first.clip;
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
    const parts = seen.swings.map((swing): KeptPart => {
      const fromS = (swing.filmedAt.getTime() - startedMs) / 1000;
      return { fromS, toS: fromS + swing.seconds };
    });
    const [firstS, lastS] = [seen.statuses[1]?.atS ?? 0, seen.statuses.at(-1)?.atS ?? 0];
    return { kept: byEvent(parts, startsS), posesPerSecond: seen.poses / (lastS - firstS) };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives each part to the event in which its middle lies. */
const byEvent = (parts: readonly KeptPart[], startsS: readonly number[]): KeptPart[][] =>
  startsS.map((startS, i) => {
    const endS = startsS[i + 1] ?? Number.POSITIVE_INFINITY;
    const isHere = ({ fromS, toS }: KeptPart): boolean => {
      const middleS = (fromS + toS) / 2;
      return (middleS >= startS || i === 0) && middleS < endS;
    };
    return parts.filter(isHere).map(({ fromS, toS }) => ({ fromS: fromS - startS, toS: toS - startS }));
  });
