import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AnalysisId, UserId } from '@trueswing/contracts';
import { createLogger, openDatabase } from '@trueswing/service-kit';
import { type Draw, drawFrom, isLongProof, type OwnPostgres, proofSeed, startOwnPostgres } from '@trueswing/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '../../src/publish.ts';
import { bundleScript } from '../bundle-script.ts';
import { type CrashTables, migrateCrashSchema, poisonExitCode, poisonUserId, urlOf } from './crash-schema.ts';
import { startProcessGroup } from './process-group.ts';

/** The chaos ends after this many kills, but not before there are this many swings. */
const fewestKills = isLongProof() ? 42 : 14;
const fewestSwings = isLongProof() ? 500 : 150;
const postgresCrashes = 2;
const drainDeadlineMs = 90_000;
const poisonEvents = 2;
const maxAttempts = 5;

let postgres: OwnPostgres;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-crash-'));
  postgres = await startOwnPostgres();
  await migrateCrashSchema(postgres.adminUrl);
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

test(`${fewestKills} SIGKILLs and ${postgresCrashes} Postgres crashes lose no event and duplicate none`, async () => {
  const acknowledged = new Set<string>();
  const [producerScript, consumerScript] = await Promise.all([
    bundleScript(new URL('producer-process.ts', import.meta.url), folder),
    bundleScript(new URL('consumer-process.ts', import.meta.url), folder),
  ]);
  const producers = startProcessGroup(producerScript, 2, [postgres.adminUrl], (id) => acknowledged.add(id));
  const consumers = startProcessGroup(consumerScript, 3, [postgres.adminUrl], () => undefined);
  for (let index = 0; index < poisonEvents; index++) await publishPoison();

  const { kills, crashes } = await runChaos([producers, consumers], () => acknowledged.size > fewestSwings);
  await producers.end('SIGKILL');
  await pendingDeliveries((pending) => pending === 0);
  const stopCodes = await consumers.end('SIGTERM');

  const counts = await count();
  console.log('outbox under kills', { kills, crashes, acknowledged: acknowledged.size, ...counts });

  expect(kills).toBeGreaterThanOrEqual(fewestKills);
  expect(crashes).toBe(postgresCrashes);
  expect(counts.swings).toBeGreaterThan(fewestSwings);
  expect(counts).toMatchObject({
    analysesLost: 0,
    analysesDuplicated: 0,
    awardsLost: 0,
    awardsDuplicated: 0,
    dead: poisonEvents,
    deadAttempts: poisonEvents * maxAttempts,
  });
  expect(await missingOf(acknowledged), 'acknowledged commits that a crash lost').toEqual([]);
  // Processes survive a lost database; only the poison event ends them, at each attempt.
  expect(producers.unexpectedExits).toEqual([]);
  expect(consumers.unexpectedExits.filter((code) => code !== poisonExitCode)).toEqual([]);
  expect(consumers.unexpectedExits.length).toBeGreaterThanOrEqual(poisonEvents);
  expect(stopCodes).toEqual([0, 0, 0]);
}, 240_000);

function open(role?: 'gateway') {
  const url = role ? urlOf(postgres.adminUrl, role) : postgres.adminUrl;
  const logger = createLogger({ service: 'crash-test', level: 'silent' });
  return openDatabase<CrashTables>({ url, logger, maxConnections: 1, statementTimeoutMs: 60_000 });
}

async function publishPoison(): Promise<void> {
  const { db, close } = open('gateway');
  const payload = { analysisId: randomUUID() as AnalysisId, userId: poisonUserId as UserId };
  await db.transaction().execute((tx) => publish(tx, { type: 'swing.uploaded', payload }));
  await close();
}

/** Sends about two SIGKILLs a second, to the groups in turn, and crashes Postgres after one and two thirds of the fewest kills. */
async function runChaos(
  groups: { killOne(draw: Draw): void }[],
  hasEnoughSwings: () => boolean,
): Promise<{ kills: number; crashes: number }> {
  const draw = drawFrom(proofSeed());
  let kills = 0;
  let crashes = 0;
  while (kills < fewestKills || !hasEnoughSwings()) {
    await delay(draw.between(300, 700));
    groups[kills % groups.length]?.killOne(draw);
    kills += 1;
    if (crashes < postgresCrashes && kills >= ((crashes + 1) * fewestKills) / (postgresCrashes + 1)) {
      await postgres.crashAndRestart();
      crashes += 1;
    }
  }
  return { kills, crashes };
}

/** Waits until the number of pending deliveries meets the condition; fails with that number at the deadline. */
async function pendingDeliveries(isWanted: (pending: number) => boolean): Promise<void> {
  const { db, close } = open();
  const end = Date.now() + drainDeadlineMs;
  try {
    for (;;) {
      const { rows } = await sql<{ pending: number }>`
        select count(*)::int as pending from events.delivery where processed_at is null and dead_at is null`.execute(
        db,
      );
      const pending = rows[0]?.pending ?? -1;
      if (isWanted(pending)) return;
      if (Date.now() > end) throw new Error(`${pending} deliveries are still pending`);
      await delay(250);
    }
  } finally {
    await close();
  }
}

async function count() {
  const { db, close } = open();
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from gateway.swing) as swings,
      (select count(*)::int from gateway.swing s
        where not exists (select 1 from analysis.analysis a where a.analysis_id = s.analysis_id)) as "analysesLost",
      (select count(*)::int - count(distinct analysis_id)::int from analysis.analysis) as "analysesDuplicated",
      (select count(*)::int from gateway.swing s
        where not exists (select 1 from gamification.award a where a.analysis_id = s.analysis_id)) as "awardsLost",
      (select count(*)::int - count(distinct analysis_id)::int from gamification.award) as "awardsDuplicated",
      (select count(*)::int from events.delivery where attempts > 1) as redelivered,
      (select max(attempts)::int from events.delivery where dead_at is null) as "mostAttempts",
      (select count(*)::int from events.delivery where dead_at is not null) as dead,
      (select coalesce(sum(attempts), 0)::int from events.delivery where dead_at is not null) as "deadAttempts"
  `.execute(db);
  await close();
  return rows[0]!;
}

async function missingOf(acknowledged: Set<string>): Promise<string[]> {
  const { db, close } = open();
  const rows = await db.selectFrom('gateway.swing').select('analysis_id').execute();
  await close();
  const stored = new Set(rows.map((row) => row.analysis_id));
  return [...acknowledged].filter((id) => !stored.has(id));
}
