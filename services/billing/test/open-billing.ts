import { createLogger, openDatabase } from '@trueswing/service-kit';
import { createTestDatabase } from '@trueswing/testkit';
import type { BillingTables } from '../src/database.tables.ts';
import { type Deps, openDeps } from '../src/deps.ts';

export interface TestBilling {
  deps: Deps;
  /** The same database as the gateway sees it. */
  gatewayDb: Deps['db'];
  close(): Promise<void>;
}

/** What the service works with, on a database of the test's own. */
export async function openBilling(): Promise<TestBilling> {
  const database = await createTestDatabase();
  const logger = createLogger({ service: 'billing', level: 'silent' });
  const { deps, close } = await openDeps(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: 0,
      DATABASE_URL: database.url('billing'),
      PUBLIC_ORIGIN: 'http://localhost:8080',
    },
    logger,
  );
  const gateway = openDatabase<BillingTables>({ url: database.url('gateway'), logger, maxConnections: 1 });
  return {
    deps,
    gatewayDb: gateway.db,
    async close() {
      await gateway.close();
      await close();
      await database.drop();
    },
  };
}
