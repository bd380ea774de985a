import { fileURLToPath } from 'node:url';
import { ChaosProcess, createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** The build that runs in production; a run of the system tests makes it first. */
const entry = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

let database: TestDatabase;
let service: ChaosProcess;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await service.end();
  await database.drop();
});

const start = (databaseUrl: string) => {
  const env = { LOG_LEVEL: 'info', PORT: '0', DATABASE_URL: databaseUrl };
  service = new ChaosProcess({ entry, env });
  return service;
};

test('the built service answers, and stops without warnings on SIGTERM', async () => {
  const running = start(database.url('billing'));
  await running.untilOutput(/"msg":"started"/);
  const address = /Server listening at (http:[^"]+)/.exec(running.output)?.[1];
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(`${address}${path}`)).status).toBe(200);
  expect(await running.end('SIGTERM')).toBe(0);
  expect(running.output).toContain('"msg":"stopped"');
  expect(running.output).not.toMatch(/"level":(40|50|60)/);
});

test('the service logs the reason and does not start without its database', async () => {
  const running = start('postgres://billing:secret@127.0.0.1:1/none');
  await running.untilOutput(/"msg":"service failed"/);
  expect(await running.ended).toBe(1);
});
