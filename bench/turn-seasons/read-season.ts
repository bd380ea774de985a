import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReadTurns } from '../../packages/contracts/src/index.ts';
import { openTurnNetwork } from '../../services/analysis-worker/src/pipeline/turns/turn-network.ts';

/** Built on its own: the page that draws is bundled from the sources beside it. */
const golferPackage = pathToFileURL(resolve('research/synthetic-golfer/dist/index.js')).href;
const { drawSeason } = (await import(golferPackage)) as {
  drawSeason: (golfer: number, options: SeasonOptions) => Promise<DrawnSwing[]>;
};

interface SeasonOptions {
  readonly swings: number;
  /** Standard deviation of a swing's turns about the golfer's usual ones. */
  readonly spreadDeg: number;
}

/** The true turns of a swing with its crops. */
type DrawnSwing = ReadTurns & Readonly<Record<'faceOn' | 'downTheLine', Uint8Array>>;

export const sources = ['faceOn', 'downTheLine', 'both'] as const;
export type Source = (typeof sources)[number];

/** The true turns of a swing, and what the turn network reads from each view and from both. */
export type ReadSwing = Readonly<Record<'truth' | Source, ReadTurns>>;

/** The swings of a golfer's season, from the folder if it has them. */
export async function readSeason(golfer: number, options: SeasonOptions, folder: string): Promise<ReadSwing[]> {
  const network = await openTurnNetwork();
  const file = join(folder, `${network.id}.${options.spreadDeg}.${options.swings}.${golfer}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReadSwing[];
  } catch {
    // Not read yet.
  }
  const swings: ReadSwing[] = [];
  for (const { faceOn, downTheLine, ...truth } of await drawSeason(golfer, options)) {
    const read = await network.read({ faceOn, downTheLine });
    if (!read.faceOn || !read.downTheLine || !read.both) throw new Error('both views are read');
    swings.push({ truth, faceOn: read.faceOn, downTheLine: read.downTheLine, both: read.both });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(swings));
  renameSync(`${file}.part`, file);
  return swings;
}
