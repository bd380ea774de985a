import { createLogger } from '@trueswing/service-kit';
import { createTestDatabase } from '@trueswing/testkit';
import { type Deps, openDeps } from '../src/deps.ts';

export interface TestGamification {
  deps: Deps;
  close(): Promise<void>;
}

/** Opens the service's dependencies on a new test database. */
export async function openGamification(): Promise<TestGamification> {
  const database = await createTestDatabase();
  const { deps, close } = await openDeps(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: 0,
      DATABASE_URL: database.url('gamification'),
      INTERNAL_SECRET: 'the internal secret of all the tests',
    },
    createLogger({ service: 'gamification', level: 'silent' }),
  );
  return {
    deps,
    async close() {
      await close();
      await database.drop();
    },
  };
}
