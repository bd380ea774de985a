// pnpm --filter @trueswing/synthetic-golfer crops [folder] [--swings <n>]
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { storeCrops } from './crops/store-crops.ts';
import { startFolder } from './env.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: { swings: { type: 'string', default: '20000' } },
});
const folder = resolve(startFolder, positionals[0] ?? '.data/crops');
await mkdir(folder, { recursive: true });
await storeCrops(folder, Number(values.swings), (swings, ms) =>
  console.error(`${swings} swings, ${Math.round(ms)} ms each`),
);
