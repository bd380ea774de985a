import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { canMountSmallDisk, drawFrom, isLongProof, proofSeed, recordProof, repositoryRoot } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleVideo } from '../test-videos.ts';
import { audit } from './auditor/audit.ts';
import { countAnalyses } from './auditor/count-analyses.ts';
import { findProcesses } from './auditor/leftovers.ts';
import { findMissed } from './auditor/planted/find-missed.ts';
import { untilQuiet } from './auditor/until-quiet.ts';
import { prepareTrained } from './clients/prepare-trained.ts';
import { runClients } from './clients/run-clients.ts';
import { disturb } from './disturber/disturb.ts';
import { drawPlan } from './disturber/draw-plan.ts';
import { findFaketime } from './disturber/stepped-clock.ts';
import { FactLog } from './fact-log.ts';
import { type DisturbedSystem, openChaosSystem } from './open-chaos-system.ts';
import type { World } from './world.ts';

/** Kills of the long form; fewer with CHAOS_KILLS. */
const kills = Number(process.env.CHAOS_KILLS ?? (isLongProof() ? 200 : 8));
const isShort = kills <= 8;
/** Only in the long form: filling a disk and being ready again takes half a minute. */
const canFill = isLongProof() && canMountSmallDisk();
const canStep = isLongProof() && findFaketime() !== undefined;
const amounts = {
  kills,
  ends: Math.ceil(kills / 8),
  freezes: Math.ceil(kills / 4),
  flushes: Math.ceil(kills / 8),
  fills: canFill ? Math.ceil(kills / 40) : 0,
  steps: canStep ? Math.ceil(kills / 8) : 0,
  frozenS: isShort ? ([2, 3] as const) : ([5, 60] as const),
};
const restMs = isShort ? 180_000 : 1_800_000;

/** Kinds that the clients must have acknowledged. */
const neededKinds = [
  ...(['account', 'account-deleted', 'upload', 'payment', 'completion', 'share'] as const),
  ...(['exercise-log', 'mobility-check'] as const),
];

const over = new AbortController();
let system: DisturbedSystem;
let world: World;
let disturbances: Record<string, number> = {};
let [isProven, isAuditProven, hasPassed] = [false, false, false];
beforeAll(async () => {
  const rejected = await exampleVideo();
  const analyzed = isShort ? null : readFileSync(join(repositoryRoot, 'samples/face-on.mp4'));
  system = await openChaosSystem({ onSmallDisk: canFill, withClock: canStep });
  const log = new FactLog(join(system.folder, 'facts.jsonl'));
  world = { ...system, log, staying: [], trained: [], videos: { rejected, analyzed }, over: over.signal };
  await prepareTrained(world, isShort ? 2 : 8);
}, 300_000);
afterAll(async () => {
  over.abort();
  await system?.stop();
  if (hasPassed) system.remove();
  else console.error(`The facts and the logs of all parts are in ${system?.folder}.`);
});

it(
  'loses and doubles nothing that was acknowledged while every process and store is killed, frozen and emptied',
  async () => {
    const draw = drawFrom(proofSeed());
    const clients = runClients(world, proofSeed(), isShort);
    disturbances = await disturb(system, drawPlan(draw, amounts), draw).finally(() => over.abort());
    await clients;
    const { log, unexpectedEnds } = world;
    expect(log.findings).toEqual([]);
    await untilQuiet(world, restMs);
    const facts = log.counts();
    recordProof('chaos', {
      ...disturbances,
      facts: log.facts.length,
      ...facts,
      ...(await countAnalyses(world)),
    });
    expect(await audit(world)).toEqual([]);
    expect(unexpectedEnds).toEqual([]);
    for (const kind of neededKinds) expect([kind, facts[kind] ?? 0]).not.toEqual([kind, 0]);
    isProven = true;
  },
  isShort ? 600_000 : 10_800_000,
);

if (isLongProof()) {
  it.runIf(canFill)('the disk of all stores was full meanwhile, where one can be mounted', () => {
    expect(disturbances.fill).toBe(amounts.fills);
  });

  it.runIf(canStep)('the clock of the services was stepped meanwhile, where libfaketime is installed', async () => {
    expect(disturbances.step).toBe(amounts.steps);
    const stepped = system.clock?.step(90, 4_000);
    await delay(3_000);
    const { headers } = await world.call('/healthz');
    expect(Date.parse(headers.get('date') ?? '') - Date.now()).toBeGreaterThan(80_000);
    await stepped;
  });
}

it('is compared by an audit each of whose queries finds a planted fault', async () => {
  expect(await findMissed(world)).toEqual([]);
  isAuditProven = true;
});

it('leaves no process when it is stopped', async () => {
  await world.system.stop();
  expect(findProcesses(world.folder)).toEqual([]);
  const planted = spawn('sleep', ['60'], { env: { ...process.env, PLANTED: world.folder } });
  expect(findProcesses(world.folder)).toEqual([expect.stringMatching(/^process \d+: sleep 60/)]);
  planted.kill();
  hasPassed = isProven && isAuditProven;
});
