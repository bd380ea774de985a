import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorsOf, splitErrors, type Turn, waysOf } from './read-jointly.ts';
import { type ReadSwing, readSeason, sources } from './read-season.ts';

const usage = `Usage: npm run bench:turn-seasons -- [--golfers <n>] [--spread <degrees>] [--cache <folder>]
  --golfers  golfers with ten swings each; default 60, a few seconds each
  --spread   standard deviation of a swing's turns about the golfer's usual ones; default 4
  --cache    where what was read is kept; default .data/turn-seasons`;

const { values } = parseArgs({
  options: {
    golfers: { type: 'string', default: '60' },
    spread: { type: 'string', default: '4' },
    cache: { type: 'string', default: '.data/turn-seasons' },
    help: { type: 'boolean', default: false },
  },
});
const swingsOfSeason = 10;
const turns = ['shoulderTurnDeg', 'hipRotationDeg'] as const satisfies readonly Turn[];

if (values.help) console.log(usage);
else await report(Number(values.golfers), Number(values.spread));

async function report(golfers: number, spreadDeg: number): Promise<void> {
  const seasons: ReadSwing[][] = [];
  for (let golfer = 0; golfer < golfers; golfer++) {
    process.stderr.write(`${golfer + 1} of ${golfers}\n`);
    seasons.push(await readSeason(golfer, { swings: swingsOfSeason, spreadDeg }, resolve(values.cache)));
  }
  console.log(`${golfers} golfers, ${swingsOfSeason} swings each, spread ${spreadDeg}°: mean error (fall)`);
  for (const source of sources) {
    for (const turn of turns) {
      const { shared, own } = splitErrors(seasons, source, turn);
      console.log(`${source} ${turn}, as read: shared SD ${deviation(shared)}°, own SD ${deviation(own)}°`);
      for (const size of [3, 5, swingsOfSeason]) {
        console.log(`${source} ${turn}, ${size} swings: ${describe(seasons, size, turn, source)}`);
      }
    }
  }
}

function describe(seasons: readonly ReadSwing[][], size: number, turn: Turn, source: (typeof sources)[number]): string {
  const errors = Object.entries(waysOf(source, turn)).map(
    ([name, reading]) => [name, meanSize(errorsOf(seasons, size, turn, reading))] as const,
  );
  const alone = errors[0]?.[1] ?? Number.NaN;
  return errors
    .map(([name, error]) => `${name} ${error.toFixed(2)}° (${(100 * (1 - error / alone)).toFixed(0)} %)`)
    .join(', ');
}

function meanSize(errors: readonly number[]): number {
  return errors.reduce((sum, error) => sum + Math.abs(error), 0) / errors.length;
}

function deviation(errors: readonly number[]): string {
  return Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length).toFixed(2);
}
