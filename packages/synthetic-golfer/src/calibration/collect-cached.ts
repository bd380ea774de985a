import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BodyFamily } from '../scene/look.ts';
import { type CalibrationSwing, collectSwings } from './collect-swings.ts';
import type { SwingManner } from './draw-random-clip.ts';

interface SwingSet {
  family: BodyFamily;
  manner: SwingManner;
  firstSeed: number;
  swings: number;
}

/** Each body swings both ways. Where sets share a seed, the swing is the same with another body: it is held out of both. */
const sets: readonly SwingSet[] = [
  { family: 'tailored', manner: 'compact', firstSeed: 1, swings: 500 },
  { family: 'tailored', manner: 'loose', firstSeed: 201, swings: 500 },
  { family: 'athletic', manner: 'compact', firstSeed: 101, swings: 500 },
  { family: 'athletic', manner: 'loose', firstSeed: 100001, swings: 500 },
];

/**
 * The pose model remembers a little of what it saw before, so the same numbers come from the same swings in the same
 * batches only: each batch is a fresh browser.
 */
const batch = 25;

/** All swings of the calibration. A finished batch is kept as a file, one swing a line: an interrupted run goes on with the next. */
export async function collectCached(
  folder: string,
  modelFile: string,
  onBatch: (line: string) => void,
): Promise<CalibrationSwing[]> {
  const collected: CalibrationSwing[] = [];
  for (const set of sets) {
    for (let first = set.firstSeed; first < set.firstSeed + set.swings; first += batch) {
      collected.push(...(await collectBatch(folder, modelFile, set, first)));
      onBatch(`${set.family}, ${set.manner}: seed ${first}`);
    }
  }
  return collected;
}

async function collectBatch(folder: string, modelFile: string, set: SwingSet, first: number) {
  const file = join(folder, `${set.family}-${set.manner}-${first}-${first + batch - 1}.jsonl`);
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
