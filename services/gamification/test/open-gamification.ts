import { createLogger } from '@trueswing/service-kit';
import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { type Deps, openDeps } from '../src/deps.ts';

export interface TestGamification {
  deps: Deps;
  /** Another instance of the service on the same database. Close it before the first. */
  another(): Promise<TestGamification>;
  close(): Promise<void>;
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
      HOST: '127.0.0.1',
      PORT: 0,
      DATABASE_URL: database.url('gamification'),
      INTERNAL_SECRET: internalSecret,
    },
    createLogger({ service: 'gamification', level: 'silent' }),
  );
  return { deps, close, another: () => openOn(database) };
}
