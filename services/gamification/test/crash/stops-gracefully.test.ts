import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AnalysisId, UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { createLogger, type Database, openDatabase } from '@trueswing/service-kit';
import { ChaosProcess, createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GamificationTables } from '../../src/database.tables.ts';
import { sumPoints } from '../sum-points.ts';

/** The build that runs in production; a run of the system tests makes it first. */
const entry = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

let database: TestDatabase;
let own: Database<GamificationTables>;
let service: ChaosProcess;
beforeEach(async () => {
  database = await createTestDatabase();
  const logger = createLogger({ service: 'test', level: 'silent' });
  own = openDatabase<GamificationTables>({ url: database.url('gamification'), logger });
});
afterEach(async () => {
  await service.end();
  await own.close();
  await database.drop();
});

const start = (env: NodeJS.ProcessEnv) => {
  service = new ChaosProcess({ entry, env: { LOG_LEVEL: 'info', PORT: '0', ...env } });
  return service;
};

test('the built service works, and finishes running work before it exits on SIGTERM', async () => {
  const running = start({ DATABASE_URL: database.url('gamification') });
  await running.untilOutput(/"msg":"started"/);
  const address = /Server listening at (http:[^"]+)/.exec(running.output)?.[1];
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(`${address}${path}`)).status).toBe(200);

  const users = Array.from({ length: 20 }, () => randomUUID() as UserId);
  for (const userId of users) {
    const payload = { analysisId: randomUUID() as AnalysisId, userId, club: 'driver' as const, videoSha256: 'f00d' };
    await own.db.transaction().execute((tx) => publish(tx, { type: 'swing.analyzed', payload }));
  }
  expect(await running.end('SIGTERM')).toBe(0);
  expect(running.output).toContain('"msg":"stopped"');
  expect(running.output).not.toMatch(/"level":(40|50|60)/);

  // Events that it had not begun are left to the next process, and none is handled twice.
  await running.restart();
  for (const userId of users) await expect.poll(() => sumPoints(own.db, userId), { timeout: 20_000 }).toBe(10);
});

test('the service does not start on the schema of another build', async () => {
  await own.db.deleteFrom('gamification.migration' as never).execute();
  const running = start({ DATABASE_URL: database.url('gamification') });
  await running.untilOutput(/The schema gamification is older than this build/);
  expect(await running.ended).toBe(1);
});
