import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { type Database, openDatabase } from './open-database.ts';
import { tryLock } from './try-lock.ts';

let database: TestDatabase;
let opened: Database<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase<unknown>({
    url: database.adminUrl,
    logger: createLogger({ service: 'test', level: 'silent' }),
    maxConnections: 2,
  });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

it('one transaction has the lock of a name until it ends', async () => {
  const locks = await opened.db
    .transaction()
    .execute(async (first) => [
      await tryLock(first, 'one'),
      ...(await opened.db
        .transaction()
        .execute(async (second) => [await tryLock(second, 'one'), await tryLock(second, 'other')])),
    ]);
  expect(locks).toEqual([true, false, true]);
  expect(await opened.db.transaction().execute((tx) => tryLock(tx, 'one'))).toBe(true);
});
