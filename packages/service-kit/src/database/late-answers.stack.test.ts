import { createTestDatabase, TcpFaultProxy } from '@trueswing/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { type Database, openDatabase } from './open-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: TcpFaultProxy;
let opened: Database<object>;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = database.url('gateway');
  proxy = await TcpFaultProxy.start(url);
  const logger = createLogger({ service: 'test', level: 'silent' });
  // The client waits two seconds longer than the server works.
  opened = openDatabase({
    url: proxy.url(url),
    logger,
    maxConnections: 1,
    statementTimeoutMs: 100,
    preparesReads: true,
  });
});
afterAll(async () => {
  await opened.close();
  await proxy.stop();
  await database.drop();
});

const echo = async (text: string): Promise<string | undefined> =>
  (await sql<{ text: string }>`select ${text}::text as text`.execute(opened.db)).rows[0]?.text;

it('an answer that comes after its query was given up is not the answer to the next query of the connection', async () => {
  expect(await echo('before')).toBe('before');
  proxy.slow(1_500);
  await expect(echo('given up')).rejects.toThrow('timeout');
  proxy.restore();
  expect(await Promise.all(['first', 'second', 'third'].map(echo))).toEqual(['first', 'second', 'third']);
}, 20_000);
