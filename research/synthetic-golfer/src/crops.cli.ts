// npx pnpm --filter @trueswing/synthetic-golfer crops [folder] [--first <i>] [--swings <n>] [--bodies <n>] [--styles <names>]
// npx pnpm --filter @trueswing/synthetic-golfer crops <folder> <recording.c3d …>
import { mkdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SwingStyleName } from './calibration/collect/swing-draw.ts';
import { storeCrops } from './crops/store-crops.ts';
import { storeMeasuredCrops } from './crops/store-measured-crops.ts';
import { startFolder } from './env.ts';
import { readC3d } from './measured/read-c3d.ts';
import { retargetSwing } from './measured/retarget-swing.ts';

/** More than golfers are ever drawn, and prime, so that each golfer has a body of its own. */
const manyBodies = 100_003;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    first: { type: 'string', default: '0' },
    swings: { type: 'string', default: '20000' },
    bodies: { type: 'string', default: String(manyBodies) },
    styles: { type: 'string', default: 'compact,loose,extended' },
  },
});
const [out = '.data/crops', ...recordings] = positionals;
const folder = resolve(startFolder, out);
await mkdir(folder, { recursive: true });
if (recordings.length > 0) {
  const files = await Promise.all(recordings.map((file) => readFile(resolve(startFolder, file))));
  await storeMeasuredCrops(
    folder,
    files.map((file) => retargetSwing(readC3d(file))),
  );
} else {
  const list = {
    first: Number(values.first),
    count: Number(values.swings),
    bodies: Number(values.bodies),
    styles: values.styles.split(',') as SwingStyleName[], // an unknown name fails at the first swing
  };
  await storeCrops(folder, list, (swings, ms) => console.error(`${swings} swings, ${Math.round(ms)} ms each`));
}
