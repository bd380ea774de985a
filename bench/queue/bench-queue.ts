// What the queue costs: npm run bench:queue -- [machinery | workers] [--rounds N] [--clips N] [--clip FILE]
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../dev/local-stack/src/repository-paths.ts';
import { medianOf } from '../gateway/rounds.ts';
import { machineLoad } from '../machine-load.ts';
import { runFloor } from './bare-floor.ts';
import { measureMachinery } from './measure-machinery.ts';
import { measureWorkers } from './measure-workers.ts';
import { startStand } from './start-stand.ts';

/**
 * Compares rehearsals with BullMQ jobs that do nothing but the same transactions, written bare; and two workers, pinned to
 * one core each, with one worker on one core.
 */
const goals = { machineryRatio: 0.6, workersRatio: 1.7 };

const [first, ...rest] = process.argv.slice(2);
if (first === 'floor') await runFloor(rest[0] ?? '', rest[1] ?? '', Number(rest[2]));
else await bench();

async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      clips: { type: 'string', default: '20' },
      clip: { type: 'string', default: join(repositoryRoot, 'samples/face-on.mp4') },
    },
  });
  const [only] = positionals;
  const stand = await startStand();
  try {
    console.log(`${cpus().length} cores; load ${machineLoad()} before`);
    if (only !== 'workers') {
      const [floor, ours] = await measureMachinery(stand, Number(values.rounds));
      console.table(floor.map((floorPerS, round) => rowOf(floorPerS, ours[round] ?? Number.NaN)));
      const ratio = medianOf(floor.map((floorPerS, round) => (ours[round] ?? Number.NaN) / floorPerS));
      verdict(
        `machinery: ${round2(ratio)} of the bare jobs/s (median; load ${machineLoad()})`,
        ratio,
        goals.machineryRatio,
      );
    }
    if (only !== 'machinery') {
      const clips = Number(values.clips);
      const oneS = await measureWorkers(stand, { cores: [0], clips, clip: values.clip });
      console.log(`one worker on one core: ${clips} clips in ${oneS.toFixed(1)} s (load ${machineLoad()})`);
      const twoS = await measureWorkers(stand, { cores: [0, 1], clips, clip: values.clip });
      console.log(`two workers on one core each: ${clips} clips in ${twoS.toFixed(1)} s (load ${machineLoad()})`);
      verdict(`two workers: ${round2(oneS / twoS)} × as fast`, oneS / twoS, goals.workersRatio);
    }
  } finally {
    await stand.remove();
  }
}

function rowOf(floorPerS: number, oursPerS: number) {
  return { floorPerS: Math.round(floorPerS), oursPerS: Math.round(oursPerS), ratio: round2(oursPerS / floorPerS) };
}

function verdict(what: string, ratio: number, goal: number): void {
  console.log(`${what}: ${ratio >= goal ? 'within' : 'NOT within'} the goal (≥ ${goal})`);
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
