// pnpm --filter @trueswing/synthetic-golfer calibrate [folder for the collected poses] [--swings <n>]
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { TurnModel, TurnSource } from '@trueswing/domain/turn-model';
import { collectCached } from './calibration/collect-cached.ts';
import { fitTurnModel } from './calibration/fit-turn-model.ts';
import { reportFit } from './calibration/report-fit.ts';
import { startFolder } from './env.ts';
import { findPackageRoot } from './render/open-page.ts';

const { positionals, values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { swings: { type: 'string', default: '2000' } },
  allowPositionals: true,
});
const [folderName = '.data/calibration'] = positionals;
const repository = join(findPackageRoot(), '../..');
const folder = resolve(startFolder, folderName);
const modelFile = join(repository, 'services/analysis-worker/dist/models/pose_landmarker_full.task');
await mkdir(folder, { recursive: true });

const swings = await collectCached(folder, modelFile, Number(values.swings), (line) => console.error(line));
const models: Partial<Record<TurnSource, TurnModel>> = {};
for (const source of ['faceOn', 'downTheLine', 'both'] as const) {
  const fit = fitTurnModel(source, swings);
  models[source] = fit.model;
  console.log(reportFit(source, fit));
}
await writeFile(
  join(repository, 'packages/domain/src/swing/turns/turn-models.generated.json'),
  `${JSON.stringify(models)}\n`,
);
