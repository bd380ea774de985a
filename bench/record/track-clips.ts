import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { servePage } from '../../apps/web/test/e2e/steps/open-built-page.ts';
import type { PoseFrame } from '../../packages/contracts/src/index.ts';
import { stillS } from './list-events.ts';
import type { RenderedClip } from './render-clips.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof servePage>>['open']>>['page'];

const posesPerSecond = 10;
/** The poses fall on thirds of the time between two. */
const phases = 3;

/** Poses of a clip, as the recorder's worker detects them, by phase. Kept beside the clip. */
export async function trackClip(page: Page, { file }: RenderedClip): Promise<PoseFrame[][]> {
  const cache = file.replace(/mp4$/, 'poses.json');
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as PoseFrame[][];
  process.stderr.write(`tracks ${file}\n`);
  await page.route('**/clip.mp4', (route) => route.fulfill({ path: file, contentType: 'video/mp4' }));
  const tracked: PoseFrame[][] = [];
  for (let phase = 0; phase < phases; phase++) {
    const firstS = phase / phases / posesPerSecond;
    tracked.push(
      await page.evaluate((sampling) => window.recorderPage.trackVideo('/clip.mp4', sampling), {
        posesPerSecond,
        firstS,
        stillS,
      }),
    );
  }
  await page.unroute('**/clip.mp4');
  writeFileSync(`${cache}.part`, JSON.stringify(tracked));
  renameSync(`${cache}.part`, cache);
  return tracked;
}
