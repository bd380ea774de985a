// npx pnpm --filter @trueswing/synthetic-golfer recognize [folder for the stills] [--golfers <n>]
//   Photographs drawn golfers at address from both sides, and fits how two videos of one golfer are recognized. Half of the
//   golfers are held out and counted.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startFolder } from './env.ts';
import { collectStills } from './recognition/collect-stills.ts';
import { drawReadings } from './recognition/draw-readings.ts';
import { countPairs, findLeastScore, fitRecognition } from './recognition/fit-recognition.ts';
import { findPackageRoot } from './render/open-page.ts';

const { positionals, values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { golfers: { type: 'string', default: '450' } },
  allowPositionals: true,
});
/** Share of true pairs of the golfers held out. Build and pace may reject some more, and 98 % must be left. */
const keptShare = 0.985;
const folder = resolve(startFolder, positionals[0] ?? '.data/recognition');
await mkdir(folder, { recursive: true });
const repository = join(findPackageRoot(), '../..');
const modelFile = join(repository, 'services/analysis-worker/dist/models/pose_landmarker_full.task');
await collectStills(folder, modelFile, Number(values.golfers), (line) => console.error(line));

const { golfers, lost } = await drawReadings(folder);
const fitted = golfers.filter(({ golfer }) => golfer % 2 === 0);
const heldOut = golfers.filter(({ golfer }) => golfer % 2 === 1);
const scoring = fitRecognition(fitted);
const model = { ...scoring, leastScore: findLeastScore(heldOut, scoring, keptShare) };
console.log(`${fitted.length} golfers fitted, ${heldOut.length} held out, ${lost} lost by the pose model`);
for (const { leastScore, kept, refused } of countPairs(heldOut, model, [-2, -1, 0, 1, 2, 3, model.leastScore])) {
  console.log(`least score ${leastScore}: one golfer kept ${percent(kept)}, two golfers rejected ${percent(refused)}`);
}
await writeFile(
  join(repository, 'packages/swing/src/3-measure/golfer/appearance-model.generated.json'),
  `${JSON.stringify(model)}\n`,
);

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
