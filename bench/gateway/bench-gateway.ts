import { cpus } from 'node:os';
import { machineLoad } from '../machine-load.ts';
import { serveFloor, startFloor } from './hello-floor.ts';
import { mainReads, measureLatencies, measureThroughput, type Read, statusPoll } from './measure-reads.ts';
import { measureUploads } from './measure-uploads.ts';
import { medianOf } from './rounds.ts';
import { seedGolfers } from './seed-golfers.ts';
import { startStand } from './start-stand.ts';
import { parallelUploads, uploadRounds } from './upload-floor.ts';

/**
 * Compares the built gateway with lower bounds: its reads with a bare Fastify that sends one query (the status poll's)
 * through a pool of the same size, its uploads with writing the same bytes straight into the store.
 */
const goals = {
  pollRatio: 0.5,
  readRatio: 0.3,
  pollPerS: 300,
  pollP99Ms: 50,
  uploadRatio: 0.8,
  memoryMb: 300,
  growthMb: 30,
};
/** Enough golfers that none reaches the limit of calls a minute. */
const readers = 200;

const [command = '', ...names] = process.argv.slice(2);
if (command === 'floor') await serveFloor(names[0] ?? '');
else await bench();

async function bench(): Promise<void> {
  const hasUploads = ['', 'uploads'].includes(command);
  const reads = chooseReads();
  const stand = await startStand();
  const floor = await startFloor(stand.databaseUrl);
  const sides = { floorUrl: floor.origin, gatewayUrl: stand.gatewayUrl };
  try {
    const golfers = await seedGolfers(stand.adminUrl, readers);
    console.log(`${cpus().length} cores; load ${machineLoad()} before`);
    // Warm-up: just-in-time compilation must not count for either side.
    if (reads.length > 0) await measureThroughput(sides, statusPoll, golfers);
    const rows: Record<string, object> = {};
    for (const read of reads) {
      const { floor: floorPerS, ours } = await measureThroughput(sides, read, golfers);
      const ratio = round2(ours / floorPerS);
      rows[read.name] = { floorPerS, oursPerS: ours, ratio, load: machineLoad() };
      const goal = read === statusPoll ? goals.pollRatio : goals.readRatio;
      verdict(`${read.name}: ${ratio} of the floor's requests/s`, ours / floorPerS >= goal, `≥ ${goal}`);
    }
    if (reads.length > 0) console.table(rows);
    if (reads.includes(statusPoll)) {
      const latency = await measureLatencies(sides, golfers, goals.pollPerS);
      console.table(latency);
      const { p99Ms } = latency.ours;
      verdict(
        `status poll at ${goals.pollPerS} requests/s: p99 ${p99Ms} ms`,
        p99Ms <= goals.pollP99Ms,
        `≤ ${goals.pollP99Ms} ms`,
      );
    }
    if (hasUploads) {
      const rounds = await measureUploads(stand, await seedGolfers(stand.adminUrl, parallelUploads * uploadRounds));
      console.table(
        rounds.map(({ rawMbPerS, mbPerS, peakMb, endMb }) => ({
          rawMbPerS: Math.round(rawMbPerS),
          oursMbPerS: Math.round(mbPerS),
          ratio: round2(mbPerS / rawMbPerS),
          peakRssMb: Math.round(peakMb),
          endRssMb: Math.round(endMb),
        })),
      );
      const ratio = medianOf(rounds.map(({ mbPerS, rawMbPerS }) => mbPerS / rawMbPerS));
      verdict(
        `${parallelUploads} uploads of 100 MB: ${round2(ratio)} of the raw write`,
        ratio >= goals.uploadRatio,
        `≥ ${goals.uploadRatio}`,
      );
      const peaks = rounds.map(({ peakMb }) => peakMb);
      const peak = Math.round(Math.max(...peaks));
      verdict(`memory meanwhile: ${peak} MB at most`, peak <= goals.memoryMb, `≤ ${goals.memoryMb} MB`);
      const growth = Math.round((peaks.at(-1) ?? 0) - (peaks[0] ?? 0));
      verdict(
        `peak of the last round against the first: ${growth} MB`,
        growth <= goals.growthMb,
        `flat, ≤ ${goals.growthMb} MB`,
      );
    }
  } finally {
    floor.stop();
    await stand.remove();
  }
}

/** All reads, or after `reads` those that are named. */
function chooseReads(): readonly Read[] {
  if (command === 'uploads') return [];
  const unknown = names.find((name) => !mainReads.some((read) => read.name === name));
  if (!['', 'reads'].includes(command) || unknown !== undefined) {
    throw new Error(
      `usage: bench:gateway [uploads | reads [${mainReads.map(({ name }) => `'${name}'`).join(' | ')}]…]`,
    );
  }
  return names.length === 0 ? mainReads : mainReads.filter(({ name }) => names.includes(name));
}

function verdict(what: string, isWithin: boolean, goal: string): void {
  console.log(`${what}: ${isWithin ? 'within' : 'NOT within'} the goal (${goal})`);
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
