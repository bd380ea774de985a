// pnpm --filter @trueswing/synthetic-golfer calibrate [folder for the collected poses] [--swings <n>]
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RepeatError } from '@trueswing/domain';
import type { Turn, TurnModel, TurnSource } from '@trueswing/domain/turn-model';
import { collectCached } from './calibration/collect/collect-cached.ts';
import { readSamples } from './calibration/collect/read-samples.ts';
import { fitRepeats } from './calibration/fit/fit-repeats.ts';
import { fitTurnModel } from './calibration/fit/fit-turn-model.ts';
import { reportFit } from './calibration/fit/report-fit.ts';
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
const repeatErrors: Partial<Record<TurnSource, Record<Turn, RepeatError>>> = {};
for (const source of ['faceOn', 'downTheLine', 'both'] as const) {
  const fit = fitTurnModel(readSamples(source, swings));
  models[source] = fit.model;
  console.log(reportFit(source, fit));
  const repeats = fitRepeats(fit);
  if (repeats) repeatErrors[source] = repeats;
  console.log(`${source}, change between two swings: ${repeats ? JSON.stringify(repeats) : 'too few pairs'}`);
}
const writeGenerated = (file: string, content: unknown) =>
  writeFile(join(repository, 'packages/domain/src', file), `${JSON.stringify(content)}\n`);
await writeGenerated('swing/turns/turn-models.generated.json', models);
// without pairs the figures of an earlier collection stay
if (Object.keys(repeatErrors).length === 3) await writeGenerated('history/repeat-errors.generated.json', repeatErrors);
