import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listMeasuredCases } from '../measured/list-measured-cases.ts';
import { openPage } from '../render/open-page.ts';
import type { SwingParameters } from '../swing/swing-parameters.ts';
import type {} from './crop-page.ts';

/** Golfers who make each swing. */
const golfers = 20;

/** Stores the crops of measured swings like those of drawn ones, to test a network on motions that no one drew. */
export async function storeMeasuredCrops(folder: string, swings: readonly SwingParameters[]): Promise<void> {
  const { page, browser } = await openPage('crops/crop-page.ts');
  try {
    for (const [i, swing] of swings.entries()) {
      const drawn = [];
      for (const filmed of listMeasuredCases(swing, golfers)) {
        drawn.push(await page.evaluate((clips) => window.cropPage.drawFilmed(clips), filmed));
      }
      const name = join(folder, String(i));
      await writeFile(`${name}.crops`, Buffer.concat(drawn.map(({ base64 }) => Buffer.from(base64, 'base64'))));
      await writeFile(`${name}.jsonl`, drawn.map(({ truth }) => `${JSON.stringify(truth)}\n`).join(''));
    }
  } finally {
    await browser.close();
  }
}
