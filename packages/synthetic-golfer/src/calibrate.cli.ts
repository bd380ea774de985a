// pnpm --filter @trueswing/synthetic-golfer calibrate [folder for the collected poses]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type CalibrationSwing, collectSwings } from './calibration/collect-swings.ts';
import { fitTurnModel } from './calibration/fit-turn-model.ts';
import type { FilmedView } from './camera/pinhole-camera.ts';
import { startFolder } from './env.ts';
import { findPackageRoot } from './render/open-page.ts';

/**
 * The pose model remembers a little of what it saw before, so the same numbers come from the same swings in the same
 * batches only: each batch is a fresh browser.
 */
const sets: Record<FilmedView, { swings: number; batch: number }> = {
  'face-on': { swings: 600, batch: 300 },
  'down-the-line': { swings: 300, batch: 200 },
};

const [folderName = '.data/calibration'] = process.argv.slice(2).filter((argument) => argument !== '--');
const repository = join(findPackageRoot(), '../..');
const folder = resolve(startFolder, folderName);
const modelFile = join(repository, 'services/analysis-worker/dist/models/pose_landmarker_full.task');
await mkdir(folder, { recursive: true });

async function collect(view: FilmedView): Promise<CalibrationSwing[]> {
  const { swings, batch } = sets[view];
  const collected: CalibrationSwing[] = [];
  for (let first = 1; first <= swings; first += batch) {
    const last = Math.min(first + batch - 1, swings);
    collected.push(...(await collectBatch(view, first, last)));
  }
  return collected;
}

/** A finished batch is kept as a file, one swing a line: an interrupted run goes on with the next. */
async function collectBatch(view: FilmedView, first: number, last: number): Promise<CalibrationSwing[]> {
  const file = join(folder, `${view}-${first}-${last}.jsonl`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null)
    return kept
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as CalibrationSwing); // written below
  const seeds = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const swings: CalibrationSwing[] = [];
  await collectSwings(view, seeds, modelFile, (swing) => {
    swings.push(swing);
    if (swing.seed % 50 === 0) console.log(`${view}: swing ${swing.seed} of ${last}`);
  });
  await writeFile(file, swings.map((swing) => `${JSON.stringify(swing)}\n`).join(''));
  return swings;
}

const faceOn = fitTurnModel('faceOn', await collect('face-on'));
const downTheLine = fitTurnModel('downTheLine', await collect('down-the-line'));
console.log(JSON.stringify({ faceOn: faceOn.report, downTheLine: downTheLine.report }, null, 2));
await writeFile(
  join(repository, 'packages/domain/src/swing/turns/turn-models.generated.json'),
  `${JSON.stringify({ faceOn: faceOn.model, downTheLine: downTheLine.model })}\n`,
);
