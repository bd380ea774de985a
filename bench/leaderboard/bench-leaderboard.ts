import { cpus } from 'node:os';
import { signInternalCall } from '../../packages/service-kit/src/index.ts';
import { measureLatency } from '../gateway/measure-latency.ts';
import { medianOf } from '../gateway/rounds.ts';
import { machineLoad } from '../machine-load.ts';
import { measureConsumption } from './measure-consumption.ts';
import { publishSteadily, readLag } from './publish-events.ts';
import { seedMonth } from './seed-month.ts';
import { type Stand, startStand } from './start-stand.ts';

/**
 * A month with a million golfers: reads of the position and the top 50 in the built service while events arrive, and how fast
 * events are processed against a bare outbox with one insert for each.
 */
const goals = { readP50Ms: 5, lagP99Ms: 2_000, consumption: 0.5 };
const only = process.argv[2];
const golfers = Number(process.argv[3] ?? 1_000_000);
const eventsPerS = 300;
const readsPerS = 5;
const seconds = 20;

const stand = await startStand();
try {
  console.log(`${cpus().length} cores; load ${machineLoad()} before`);
  const some = await seedMonth(stand.adminUrl, golfers);
  console.log(`${golfers.toLocaleString('en-US')} golfers; load ${machineLoad()}`);
  if (only !== 'consumption') await measureReads(stand, some);
  if (only !== 'reads') await compareConsumption(stand, some);
} finally {
  await stand.remove();
}

async function compareConsumption(stand: Stand, some: readonly string[]) {
  const [floor, ours] = await measureConsumption(stand, some);
  console.table(floor.map((floorPerS, at) => ({ floorPerS, oursPerS: ours[at], load: machineLoad() })));
  const ratio = medianOf(floor.map((perS, at) => (ours[at] ?? 0) / perS));
  verdict(
    `events a second: ${ratio.toFixed(2)} of the bare outbox`,
    ratio >= goals.consumption,
    `≥ ${goals.consumption}`,
  );
}

async function measureReads({ adminUrl, internalSecret, urlAs, startGamification }: Stand, users: readonly string[]) {
  const service = await startGamification();
  const targets = (path: string) =>
    users.map((userId) => ({
      path,
      headers: signInternalCall(internalSecret, { method: 'GET', path, userId }, new Date()),
    }));
  const reads = ['/api/users/me/monthly-position', '/api/leaderboard', '/api/leaderboard/standing'];
  try {
    for (const path of reads)
      await measureLatency(service.origin, targets(path), { requestsPerS: readsPerS, seconds: 3 });
    const since = new Date();
    const publishing = publishSteadily(urlAs('gateway'), users, {
      perSecond: eventsPerS,
      seconds: seconds * reads.length,
    });
    for (const path of reads) {
      const steady = { requestsPerS: readsPerS, seconds };
      const measured = await Promise.all([
        measureLatency(service.origin, targets(path), steady),
        measureLatency(service.origin, targets('/readyz'), steady),
      ]).catch(String);
      if (typeof measured === 'string') {
        console.log(`${path}: ${measured}; load ${machineLoad()}`);
        continue;
      }
      const [read, floor] = measured;
      const { p50Ms, p99Ms } = read;
      verdict(
        `${path}: p50 ${p50Ms} ms, p99 ${p99Ms} ms; a bare query meanwhile ${floor.p50Ms} and ${floor.p99Ms} ms; load ${machineLoad()}`,
        p50Ms <= goals.readP50Ms,
        `p50 ≤ ${goals.readP50Ms} ms`,
      );
    }
    const perSecond = await publishing;
    const lag = await readLag(adminUrl, since);
    const rate = `${lag.events} events at ${perSecond} a second`;
    verdict(
      `lag of ${rate}: p50 ${lag.p50Ms} ms, p99 ${lag.p99Ms} ms`,
      lag.p99Ms <= goals.lagP99Ms,
      `p99 ≤ ${goals.lagP99Ms} ms`,
    );
  } finally {
    await service.stop();
  }
}

function verdict(what: string, isWithin: boolean, goal: string): void {
  console.log(`${what}: ${isWithin ? 'within' : 'NOT within'} the goal (${goal})`);
}
