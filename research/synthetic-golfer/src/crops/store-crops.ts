import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SwingStyleName } from '../calibration/collect/swing-draw.ts';
import { openPage } from '../render/open-page.ts';
import type {} from './crop-page.ts';

/** Swings in a file; each file starts a new browser. */
const perFile = 100;

export interface CropList {
  first: number;
  /** At least so many swings are drawn. */
  count: number;
  bodies: number;
  styles: SwingStyleName[];
}

/**
 * Stores the crops of swings of the list with so many bodies and these styles: `<index>.crops` holds the
 * bytes of a hundred swings, `<index>.jsonl` their truth, one a line. A file that exists is not drawn again, so an
 * interrupted run resumes.
 */
export async function storeCrops(
  folder: string,
  { first: start, count, bodies, styles }: CropList,
  onFile: (swings: number, msPerSwing: number) => void,
): Promise<void> {
  for (let first = start; first < start + count; first += perFile) {
    const name = join(folder, String(first));
    if (await readFile(`${name}.jsonl`).catch(() => null)) continue;
    const startedAt = performance.now();
    const lines: string[] = [];
    const file = await open(`${name}.crops`, 'w');
    const { page, browser } = await openPage('crops/crop-page.ts');
    try {
      for (let index = first; index < first + perFile; index++) {
        const { truth, base64 } = await page.evaluate(
          (drawn) => window.cropPage.drawSwing(drawn.index, drawn.bodies, drawn.styles),
          { index, bodies, styles },
        );
        await file.write(Buffer.from(base64, 'base64'));
        lines.push(`${JSON.stringify(truth, shorten)}\n`);
      }
    } finally {
      await browser.close();
      await file.close();
    }
    // last, and in one step: where it exists, the file of crops is complete
    await writeFile(`${name}.part`, lines.join(''));
    await rename(`${name}.part`, `${name}.jsonl`);
    onFile(first + perFile - start, (performance.now() - startedAt) / perFile);
  }
}

const shorten = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(6)) : value;
