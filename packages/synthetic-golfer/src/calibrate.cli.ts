// pnpm --filter @trueswing/synthetic-golfer calibrate [folder for the collected poses] [swings face-on] [swings down-the-line]
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type CalibrationSwing, collectSwings } from './calibration/collect-swings.ts';
import { fitTurnModel } from './calibration/fit-turn-model.ts';
import type { FilmedView } from './camera/pinhole-camera.ts';
import { startFolder } from './env.ts';
import { findPackageRoot } from './render/open-page.ts';

const [folderName = '.data/calibration', faceOnCount = '600', downTheLineCount = '300'] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--');
const repository = join(findPackageRoot(), '../..');
const folder = resolve(startFolder, folderName);
const modelFile = join(repository, 'services/analysis-worker/dist/models/pose_landmarker_full.task');
await mkdir(folder, { recursive: true });

/** Continues where an interrupted run stopped: each swing is a line of the file. */
async function collect(view: FilmedView, count: number): Promise<CalibrationSwing[]> {
  const file = join(folder, `${view}.jsonl`);
  const read = async () =>
    (await readFile(file, 'utf8').catch(() => ''))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as CalibrationSwing); // written below
  const lastSeed = (await read()).at(-1)?.seed ?? 0;
  const seeds = Array.from({ length: count }, (_, i) => i + 1).filter((seed) => seed > lastSeed);
  if (seeds.length > 0) {
    let writing = Promise.resolve();
    await collectSwings(view, seeds, modelFile, (swing) => {
      writing = writing.then(() => appendFile(file, `${JSON.stringify(swing)}\n`));
      if (swing.seed % 50 === 0) console.log(`${view}: ${swing.seed} of ${count}`);
    });
    await writing;
  }
  return (await read()).filter((swing) => swing.seed <= count);
}

const faceOn = fitTurnModel('faceOn', await collect('face-on', Number(faceOnCount)));
const downTheLine = fitTurnModel('downTheLine', await collect('down-the-line', Number(downTheLineCount)));
console.log(JSON.stringify({ faceOn: faceOn.report, downTheLine: downTheLine.report }, null, 2));
await writeFile(
  join(repository, 'packages/domain/src/swing/turns/turn-models.generated.json'),
  `${JSON.stringify({ faceOn: faceOn.model, downTheLine: downTheLine.model })}\n`,
);
