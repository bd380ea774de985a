import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { proofSeed, recordProof, repositoryRoot } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../chaos/auditor/audit.ts';
import { countAnalyses } from '../chaos/auditor/count-analyses.ts';
import { untilQuiet } from '../chaos/auditor/until-quiet.ts';
import { register } from '../chaos/clients/accounts.ts';
import { addTrained } from '../chaos/clients/prepare-trained.ts';
import { runClients } from '../chaos/clients/run-clients.ts';
import { upload } from '../chaos/clients/upload-videos.ts';
import { finishAsBefore } from './finish-as-before.ts';
import { writeNextVersion } from './next-version.ts';
import { openRollingWorld } from './open-rolling-world.ts';
import { readPages } from './read-pages.ts';
import { services, type Version } from './service-copy.ts';

/** The tree of an earlier version, built, whose services `npm run check:rolling` runs beside today's. */
const { ROLLING_VERSION: earlierName, ROLLING_TREE: earlierTree } = process.env;
/** Without one today's build is replaced by itself with migrations that add columns. */
const before: Version = { name: earlierName ?? 'today', tree: earlierTree ?? repositoryRoot };
/** Answers that a version and the next one give differently side by side, as docs/releases.md says. */
const knownOf: Readonly<Record<string, RegExp>> = {
  // A gateway of either version knows only the owner's sessions that it has started.
  '0.1.0': /^administer: .* unexpected 401 .*"not-signed-in"/,
};
/** Time with load in each state of the deployment. */
const stateMs = earlierTree ? 20_000 : 4_000;
/** The analysis of the sample takes half a minute of a core. */
const restMs = earlierTree ? 900_000 : 180_000;
const sample = join(repositoryRoot, 'samples/face-on.mp4');

let opened: Awaited<ReturnType<typeof openRollingWorld>>;
let hasPassed = false;
beforeAll(async () => {
  opened = await openRollingWorld(before);
  const { world, rolling } = opened;
  const finish = (analysisId: string) => finishAsBefore(world, analysisId);
  await addTrained(world, 3, { finish, consumers: ['gamification'] });
  await rolling.start('analysis-worker', before);
}, 600_000);
afterAll(async () => {
  opened?.end();
  await opened?.world.stop();
  if (hasPassed) opened.world.remove();
  else console.error(`The facts and the logs of the stores are in ${opened?.world.folder}.`);
}, 120_000);

it('a version is replaced by the next one under load, part by part, and nothing that was acknowledged is lost or doubled', async () => {
  const { world, rolling } = opened;
  const earlier = [...rolling.copies()];
  const next = openNextVersion(world.folder);
  const startedAt = Date.now();
  const say = (line: string) => console.info(`${((Date.now() - startedAt) / 1_000).toFixed(0)} s: ${line}`);
  const clients = runClients(world, proofSeed(), true, [readPages]);
  // Its analysis begins in the version before, which is ended in the middle of it.
  if (earlierTree) await upload(world, await register(world), readFileSync(sample));

  say(`clients call ${before.name}`);
  await delay(stateMs);
  const printed = await rolling.migrate(next);
  for (const line of printed.trim().split('\n')) say(`migrate: ${line}`);
  await delay(stateMs);
  // The old one that finds a newer schema at its start ends.
  if (printed.includes('gateway/')) {
    await expect(rolling.start('gateway', before)).rejects.toThrow('at the end of the process');
    say(`a gateway of ${before.name} does not start any more`);
  }
  for (const service of services) {
    await rolling.start(service, next);
    say(`${service} of ${next.name} runs beside that of ${before.name}`);
  }
  await delay(2 * stateMs);
  for (const copy of earlier) {
    say(`${copy.service} of ${before.name} ended: exit status ${await rolling.take(copy)}`);
    await delay(stateMs);
  }
  opened.end();
  await clients;

  const { answered } = rolling.balancers.gateway;
  const facts = world.log.counts();
  await untilQuiet(world, restMs);
  recordProof('rolling', { ...answered, ...facts, ...(await countAnalyses(world)) });
  for (const line of rolling.errors()) say(line);
  const known = world.log.findings.filter((finding) => knownOf[before.name]?.test(finding));
  if (known.length > 0) say(`${known.length} times as docs/releases.md says: ${known[0]}`);
  expect({
    findings: world.log.findings.filter((finding) => !known.includes(finding)),
    failures: Object.values(rolling.balancers).flatMap((balancer) => balancer.failures),
    audit: await audit(world),
    unexpectedEnds: rolling.unexpectedEnds,
  }).toEqual({ findings: [], failures: [], audit: [], unexpectedEnds: [] });
  for (const { name } of [before, next]) expect([name, answered[name] ?? 0]).not.toEqual([name, 0]);
  hasPassed = true;
}, 1_500_000);

/** Today's build, or the one after it. */
function openNextVersion(folder: string): Version {
  if (earlierTree) return { name: 'today', tree: repositoryRoot };
  const tree = join(folder, 'next');
  writeNextVersion(tree);
  return { name: 'next', tree };
}
