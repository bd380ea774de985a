import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CalibrationSwing, collectSwings } from './collect-swings.ts';
import { drawSwingAt } from './swing-draw.ts';

/**
 * The pose model carries a little state from clip to clip, so results are reproducible only for the same swings in the
 * same batches. Each batch starts a new browser.
 */
const batch = 24;

/**
 * The first swings of the list, at least `count`. A finished batch is stored as a file, one swing a line, so an
 * interrupted run resumes with the next batch.
 */
export async function collectCached(
  folder: string,
  modelFile: string,
  count: number,
  onBatch: (line: string) => void,
): Promise<CalibrationSwing[]> {
  const collected: CalibrationSwing[] = [];
  for (let first = 0; first < count; first += batch) {
    collected.push(...(await collectBatch(folder, modelFile, first)));
    onBatch(`${first + batch} swings`);
  }
  return collected;
}

async function collectBatch(folder: string, modelFile: string, first: number): Promise<CalibrationSwing[]> {
  const file = join(folder, `swings-${first + 1}-${first + batch}.jsonl`);
  let lines = await readFile(file, 'utf8').catch(() => null);
  if (lines === null) {
    lines = '';
    const draws = Array.from({ length: batch }, (_, i) => drawSwingAt(first + i));
    await collectSwings(draws, modelFile, (swing) => {
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
