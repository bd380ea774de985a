// npx pnpm --filter @trueswing/synthetic-golfer calibrate [folder for the collected poses] [--swings <n>] [--readings <file>]
//   --readings  What the turn network reads in the same swings (read_swings.py). Fits how its readings are combined with those of the
//               shipped regression, which stays. The regression must not know the bodies of these swings.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RepeatError } from '@trueswing/swing';
import { applyTurnModel, type Turn, type TurnSource, turnModels } from '@trueswing/swing/turn-model';
import { collectCached } from './calibration/collect/collect-cached.ts';
import type { CalibrationSwing } from './calibration/collect/collect-swings.ts';
import { readPictures } from './calibration/collect/read-pictures.ts';
import { readSamples } from './calibration/collect/read-samples.ts';
import { fitRepeats } from './calibration/fit/fit-repeats.ts';
import { fitTurnBlend } from './calibration/fit/fit-turn-blend.ts';
import { fitTurnModel, type TurnsFit } from './calibration/fit/fit-turn-model.ts';
import { reportFit } from './calibration/fit/report-fit.ts';
import { videoErrors } from './calibration/video-errors.ts';
import { startFolder } from './env.ts';
import { findPackageRoot } from './render/open-page.ts';

const { positionals, values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { swings: { type: 'string', default: '2000' }, readings: { type: 'string' } },
  allowPositionals: true,
});
const [folderName = '.data/calibration'] = positionals;
const repository = join(findPackageRoot(), '../..');
const worker = join(repository, 'services/analysis-worker');
const folder = resolve(startFolder, folderName);
await mkdir(folder, { recursive: true });

const modelFile = join(worker, 'dist/models/pose_landmarker_full.task');
const swings = await collectCached(folder, modelFile, Number(values.swings), (line) => console.error(line));
if (values.readings === undefined) await fitRegression(swings);
else await fitBlends(swings, resolve(startFolder, values.readings));

async function fitRegression(swings: readonly CalibrationSwing[]): Promise<void> {
  const fits = perSource((source) => fitTurnModel(readSamples(source, swings)));
  await writeGenerated(
    '3-measure/turns/turn-models.generated.json',
    perSource((source) => fits[source].model),
  );
  await reportAll(fits);
}

async function fitBlends(swings: readonly CalibrationSwing[], readings: string): Promise<void> {
  const pictures = await readPictures(readings);
  const fits = perSource((source) =>
    fitTurnBlend(
      readSamples(source, swings).flatMap((sample) => {
        const seen = pictures.get(sample.swing)?.[source];
        return seen ? [{ sample, landmarks: applyTurnModel(turnModels[source], sample.features), pictures: seen }] : [];
      }),
      videoErrors[source],
    ),
  );
  const network = createHash('sha256')
    .update(await readFile(join(worker, 'models/turn-network.onnx')))
    .digest('hex');
  await writeGenerated('3-measure/turns/turn-blends.generated.json', {
    network: network.slice(0, 12),
    ...perSource((source) => fits[source].model),
  });
  await reportAll(fits);
}

function perSource<T>(of: (source: TurnSource) => T): Record<TurnSource, T> {
  return { faceOn: of('faceOn'), downTheLine: of('downTheLine'), both: of('both') };
}

/** Prints the errors of each source, and writes those of a change between two swings. */
async function reportAll(fits: Readonly<Record<TurnSource, TurnsFit>>): Promise<void> {
  const repeats = perSource((source): Record<Turn, RepeatError> | null => {
    console.log(reportFit(source, fits[source]));
    const found = fitRepeats(fits[source]);
    console.log(`${source}, change between two swings: ${found ? JSON.stringify(found) : 'too few pairs'}`);
    return found;
  });
  // without pairs the figures of an earlier collection stay
  if (Object.values(repeats).every((found) => found !== null)) {
    await writeGenerated('4-judge/history/repeat-errors.generated.json', repeats);
  }
}

function writeGenerated(file: string, content: unknown): Promise<void> {
  return writeFile(join(repository, 'packages/swing/src', file), `${JSON.stringify(content)}\n`);
}
