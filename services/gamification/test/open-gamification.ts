import { createLogger, openDatabase } from '@trueswing/service-kit';
import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { type Deps, openDeps } from '../src/deps.ts';

export interface TestGamification {
  deps: Deps;
  /** Adds accounts as the gateway does. */
  addGolfers(golfers: readonly NewGolfer[]): Promise<void>;
  /** Another instance of the service on the same database. Close it before the first. */
  another(): Promise<TestGamification>;
  close(): Promise<void>;
}

interface AccountTable {
  'gateway.account': {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    city: string;
    state: string;
    is_listed: boolean;
    created_at: Date;
  };
}

interface NewGolfer {
  id: string;
  firstName: string;
  isListed: boolean;
}

export const internalSecret = 'the internal secret of all the tests';

/** Opens the service's dependencies on a new test database. */
export async function openGamification(): Promise<TestGamification> {
  const database = await createTestDatabase();
  const opened = await openOn(database);
  return {
    ...opened,
    async close() {
      await opened.close();
      await database.drop();
    },
  };
}

async function openOn(database: TestDatabase): Promise<TestGamification> {
  const { deps, close } = await openDeps(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      OTEL_TRACES_SAMPLER_ARG: 1,
      HOST: '127.0.0.1',
      PORT: 0,
      DATABASE_URL: database.url('gamification'),
      INTERNAL_SECRET: internalSecret,
      PUSH_SERVICES: [],
      PUSH_CONTACT: 'mailto:push@example.com',
    },
    createLogger({ service: 'gamification', level: 'silent' }),
  );
  return {
    deps,
    close,
    another: () => openOn(database),
    async addGolfers(golfers) {
      const gateway = openDatabase<AccountTable>({
        url: database.url('gateway'),
        logger: deps.logger,
        maxConnections: 1,
      });
      const rows = golfers.map(({ id, firstName, isListed }) => ({
        id,
        first_name: firstName,
        is_listed: isListed,
        last_name: 'Golfer',
        city: 'Austin',
        state: 'TX',
        email: `${id}@example.com`,
        created_at: new Date(),
      }));
      await gateway.db.insertInto('gateway.account').values(rows).execute();
      await gateway.close();
    },
  };
}
