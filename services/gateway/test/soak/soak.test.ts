import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFrom, proofSeed, recordProof } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { World } from '../chaos/world.ts';
import { judgeSoak } from './judge/judge-soak.ts';
import { findLimit } from './load/find-limit.ts';
import { LatencyWindows } from './load/latency-windows.ts';
import { openSender } from './load/open-sender.ts';
import { atHome } from './load/soak-client.ts';
import { openSoak, restartServices } from './open-soak.ts';
import { describeVerdicts, figuresOf } from './report/describe-verdicts.ts';
import { showWindows } from './report/show-windows.ts';
import { sampleWhile } from './sampling/sample-while.ts';
import { takeSample } from './sampling/take-sample.ts';
import { soakPlan } from './soak-plan.ts';
import { untilDone } from './until-done.ts';

const { isLong, minutes, durationMs, windowMs, sampleEveryMs } = soakPlan;
/** Acts a second of a golfer: with the calls of each act, below the 15 a second that the product allows. */
const ofGolferPerS = 10;
const stepMs = 10_000;

let world: World;
let sendLoad: ReturnType<typeof openSender>;
let hasPassed = false;
beforeAll(async () => {
  world = await openSoak(soakPlan.golfers);
  sendLoad = openSender(world, world.trained.map(atHome), drawFrom(proofSeed()));
}, 600_000);
afterAll(async () => {
  await world.stop();
  if (hasPassed) world.remove();
  else console.error(`The samples and the logs of all parts are in ${world.folder}.`);
});

it(
  'the system keeps its memory, latency, queues, connections and files through a long load at half of its limit',
  async () => {
    const ratePerS = soakPlan.ratePerS ?? (await findOwnLimit()) / 2;
    console.info(`Soaking for ${minutes} minutes at ${ratePerS} acts a second.`);
    const latencies = new LatencyWindows(windowMs);
    const shown = showWindows(latencies, windowMs);
    const samples = await sampleWhile(
      sampleEveryMs,
      (atS) => takeSample(world, atS),
      () => sendLoad({ ratePerS, durationMs, latencies }),
    ).finally(() => shown.stop());
    const windows = latencies.list(12);
    writeFileSync(join(world.folder, 'soak.json'), JSON.stringify({ samples, windows }));
    const verdicts = judgeSoak({ samples, windows });
    console.info(describeVerdicts(verdicts));
    const requests = windows.reduce((sum, window) => sum + window.requests, 0);
    recordProof('soak', {
      minutes,
      'acts a second': ratePerS,
      requests,
      errors: latencies.failed,
      ...figuresOf(verdicts),
    });
    expect(latencies.failures).toEqual([]);
    expect(world.unexpectedEnds).toEqual([]);
    expect(await untilDone(world)).toEqual([]);
    // Seconds are too short to judge growth: then caches and pools still fill.
    const judged = isLong ? verdicts : verdicts.filter(({ kind }) => kind === 'errors');
    expect(judged.filter(({ problem }) => problem !== undefined)).toEqual([]);
    const unmeasured = Object.entries(samples[0]?.memoryMb ?? {}).filter(([, memoryMb]) => !(memoryMb > 0));
    expect([samples.length > 0, unmeasured]).toEqual([true, []]);
    hasPassed = true;
  },
  soakPlan.timeoutMs,
);

async function findOwnLimit(): Promise<number> {
  const limit = await findLimit(soakPlan.golfers * ofGolferPerS, async (ratePerS) => {
    const latencies = new LatencyWindows(Number.POSITIVE_INFINITY);
    await sendLoad({ ratePerS, durationMs: stepMs, latencies });
    return latencies.list()[0] ?? { requests: 0, errors: 0, p50Ms: Number.NaN, p99Ms: Number.NaN };
  });
  await restartServices(world);
  return limit;
}
