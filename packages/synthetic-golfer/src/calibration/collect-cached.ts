import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BodyFamily } from '../scene/look.ts';
import { type CalibrationSwing, collectSwings } from './collect-swings.ts';
import type { SwingStyleName } from './draw-random-clip.ts';

interface SwingSet {
  family: BodyFamily;
  styleName: SwingStyleName;
  firstSeed: number;
  swings: number;
}

/** Each body has both styles. Sets that share a seed show the same swing with another body, so it is held out of both. */
const sets: readonly SwingSet[] = [
  { family: 'tailored', styleName: 'compact', firstSeed: 1, swings: 500 },
  { family: 'tailored', styleName: 'loose', firstSeed: 201, swings: 500 },
  { family: 'athletic', styleName: 'compact', firstSeed: 101, swings: 500 },
  { family: 'athletic', styleName: 'loose', firstSeed: 100001, swings: 500 },
];

/**
 * The pose model carries a little state from clip to clip, so results are reproducible only for the same swings in the
 * same batches. Each batch starts a new browser.
 */
const batch = 25;

/** All calibration swings. A finished batch is stored as a file, one swing a line, so an interrupted run resumes with the next batch. */
export async function collectCached(
  folder: string,
  modelFile: string,
  onBatch: (line: string) => void,
): Promise<CalibrationSwing[]> {
  const collected: CalibrationSwing[] = [];
  for (const set of sets) {
    for (let first = set.firstSeed; first < set.firstSeed + set.swings; first += batch) {
      collected.push(...(await collectBatch(folder, modelFile, set, first)));
      onBatch(`${set.family}, ${set.styleName}: seed ${first}`);
    }
  }
  return collected;
}

async function collectBatch(folder: string, modelFile: string, set: SwingSet, first: number) {
  const file = join(folder, `${set.family}-${set.styleName}-${first}-${first + batch - 1}.jsonl`);
  let lines = await readFile(file, 'utf8').catch(() => null);
  if (lines === null) {
    lines = '';
    const seeds = Array.from({ length: batch }, (_, i) => first + i);
    await collectSwings(set, seeds, modelFile, (swing) => {
      lines += `${JSON.stringify(swing, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value))}\n`;
    });
    await writeFile(`${file}.part`, lines);
    await rename(`${file}.part`, file);
  }
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CalibrationSwing); // written above
}
