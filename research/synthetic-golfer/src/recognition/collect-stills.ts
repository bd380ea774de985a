import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { PoseFrame } from '@trueswing/contracts';
import type { FilmedView } from '../camera/pinhole-camera.ts';
import { makeSwing } from '../swing/make-swing.ts';
import { findSwingEvents } from '../swing/truth/find-swing-events.ts';
import { drawGolferVideo } from './draw-golfer.ts';
import { openStillPage, type StillBrowser } from './open-still-page.ts';

/** A golfer at address, as one video shows him. */
export interface CollectedStill {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pose: Pick<PoseFrame, 'image' | 'world'>;
  /** Rows of red, green and blue. */
  readonly rgb: Buffer;
}

export type GolferStills = Readonly<Record<FilmedView, CollectedStill>>;

const views = ['face-on', 'down-the-line'] as const;
/** A browser is started again after so many golfers: its memory grows. */
const golfersPerBrowser = 60;

/** Photographs so many golfers from both sides. Stored by golfer, so that an interrupted run continues. */
export async function collectStills(
  folder: string,
  modelFile: string,
  count: number,
  onGolfer: (line: string) => void,
): Promise<void> {
  let page: StillBrowser | undefined;
  let photographed = 0;
  try {
    for (let golfer = 0; golfer < count; golfer++) {
      if (await readStills(folder, golfer)) continue;
      if (photographed % golfersPerBrowser === 0) {
        await page?.close();
        page = await openStillPage(modelFile);
      }
      const startedAt = performance.now();
      for (const view of views) await photograph(page!, folder, golfer, view); // opened for the first one
      photographed++;
      onGolfer(`golfer ${golfer}: ${Math.round(performance.now() - startedAt)} ms`);
    }
  } finally {
    await page?.close();
  }
}

async function photograph(page: StillBrowser, folder: string, golfer: number, view: FilmedView): Promise<void> {
  const clip = drawGolferVideo(golfer, view);
  const { address } = findSwingEvents(makeSwing(clip.swing));
  const { rgb, pose } = await page.photograph(clip, address, golfer * 2 + views.indexOf(view));
  const { widthPx, heightPx } = clip.camera;
  const header = JSON.stringify({ widthPx, heightPx, pose });
  const content = await promisify(gzip)(Buffer.concat([Buffer.from(`${header}\n`), rgb]), { level: 3 });
  const file = fileOf(folder, golfer, view);
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** null if they are not there yet. */
export async function readStills(folder: string, golfer: number): Promise<GolferStills | null> {
  const stills = await Promise.all(
    views.map(async (view): Promise<CollectedStill | null> => {
      const stored = await readFile(fileOf(folder, golfer, view)).catch(() => null);
      if (!stored) return null;
      const content = await promisify(gunzip)(stored);
      const end = content.indexOf('\n');
      return { ...JSON.parse(content.toString('utf8', 0, end)), rgb: content.subarray(end + 1) }; // written above
    }),
  );
  const [faceOn, downTheLine] = stills;
  return faceOn && downTheLine ? { 'face-on': faceOn, 'down-the-line': downTheLine } : null;
}

const fileOf = (folder: string, golfer: number, view: FilmedView): string =>
  join(folder, `golfer-${golfer}-${view}.gz`);
