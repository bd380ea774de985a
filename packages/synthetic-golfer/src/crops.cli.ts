// pnpm --filter @trueswing/synthetic-golfer crops [folder] [--swings <n>] [--bodies <n>]
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { storeCrops } from './crops/store-crops.ts';
import { startFolder } from './env.ts';

/** More than golfers are ever drawn, and prime, so that each golfer has a body of its own. */
const manyBodies = 100_003;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    swings: { type: 'string', default: '20000' },
    bodies: { type: 'string', default: String(manyBodies) },
  },
});
const folder = resolve(startFolder, positionals[0] ?? '.data/crops');
await mkdir(folder, { recursive: true });
await storeCrops(folder, { count: Number(values.swings), bodies: Number(values.bodies) }, (swings, ms) =>
  console.error(`${swings} swings, ${Math.round(ms)} ms each`),
);
