import { createLogger, type Database, openDatabase } from '@trueswing/service-kit';
import { createTestDatabase, type DatabaseRole } from '@trueswing/testkit';
import type { OutboxTables } from '../src/outbox.tables.ts';

export interface TestOutbox {
  urlOf(role: DatabaseRole): string;
  /** Opens a pool with the role; it is closed with the outbox. */
  as(role: DatabaseRole): Database<OutboxTables>['db'];
  close(): Promise<void>;
}

export const silent = createLogger({ service: 'test', level: 'silent' });

/** Opens a new test database, with an empty outbox. */
export async function openOutbox(): Promise<TestOutbox> {
  const database = await createTestDatabase();
  const opened: Database<OutboxTables>[] = [];
  return {
    urlOf: database.url,
    as(role) {
      const pool = openDatabase<OutboxTables>({ url: database.url(role), logger: silent, maxConnections: 6 });
      opened.push(pool);
      return pool.db;
    },
    async close() {
      await Promise.all(opened.map((pool) => pool.close()));
      await database.drop();
    },
  };
}
