import { cpus } from 'node:os';
import { machineLoad } from '../machine-load.ts';
import { serveFloor, startFloor } from './hello-floor.ts';
import { mainReads, measureLatencies, measureThroughput, statusPoll } from './measure-reads.ts';
import { measureUploads, parallelUploads, uploadRounds } from './measure-uploads.ts';
import { medianOf } from './rounds.ts';
import { seedGolfers } from './seed-golfers.ts';
import { startStand } from './start-stand.ts';

/**
 * Compares the built gateway with lower bounds: its reads with a bare Fastify that sends one query (the status poll's)
 * through a pool of the same size, its uploads with writing the same bytes straight into the store.
 */
const goals = { pollRatio: 0.5, pollPerS: 300, pollP99Ms: 50, uploadRatio: 0.8, memoryMb: 300, growthMb: 30 };
/** Enough golfers that none reaches the limit of calls a minute. */
const readers = 200;

if (process.argv[2] === 'floor') await serveFloor(process.argv[3] ?? '');
else await bench(process.argv[2]);

async function bench(only: string | undefined): Promise<void> {
  const stand = await startStand();
  const floor = await startFloor(stand.databaseUrl);
  const sides = { floorUrl: floor.origin, gatewayUrl: stand.gatewayUrl };
  try {
    const golfers = await seedGolfers(stand.adminUrl, readers);
    console.log(`${cpus().length} cores; load ${machineLoad()} before`);
    if (only !== 'uploads') {
      // Warm-up: just-in-time compilation must not count for either side.
      await measureThroughput(sides, statusPoll, golfers);
      const rows: Record<string, object> = {};
      for (const read of only === 'poll' ? [statusPoll] : mainReads) {
        const { floor: floorPerS, ours } = await measureThroughput(sides, read, golfers);
        rows[read.name] = { floorPerS, oursPerS: ours, ratio: round2(ours / floorPerS), load: machineLoad() };
        if (read === statusPoll)
          verdict(
            `status poll: ${round2(ours / floorPerS)} of the floor's requests/s`,
            ours / floorPerS >= goals.pollRatio,
            `≥ ${goals.pollRatio}`,
          );
      }
      console.table(rows);
      const latency = await measureLatencies(sides, golfers, goals.pollPerS);
      console.table(latency);
      const { p99Ms } = latency.ours;
      verdict(
        `status poll at ${goals.pollPerS} requests/s: p99 ${p99Ms} ms`,
        p99Ms <= goals.pollP99Ms,
        `≤ ${goals.pollP99Ms} ms`,
      );
    }
    if (only !== 'reads' && only !== 'poll') {
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

function verdict(what: string, isWithin: boolean, goal: string): void {
  console.log(`${what}: ${isWithin ? 'within' : 'NOT within'} the goal (${goal})`);
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
