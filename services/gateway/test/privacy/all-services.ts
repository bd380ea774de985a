import { createLogger, openDatabase } from '@trueswing/service-kit';
// The tests cover what every service does with an event, so only this file imports all of them.
import { startEventConsumer as startAnalysisConsumer } from '../../../analysis-worker/src/background.ts';
import { removeObjects } from '../../../analysis-worker/src/jobs/analyze-video/removals/remove-objects.ts';
import { openObjectStore } from '../../../analysis-worker/src/object-store.ts';
import { startEventConsumer as startBillingConsumer } from '../../../billing/src/background.ts';
import { startEventConsumer as startGamificationConsumer } from '../../../gamification/src/background.ts';
import type { TestGateway } from '../test-gateway.ts';

/** Starts the other services' consumers, and the worker's removal of objects, on the gateway's stores. */
export function startOtherServices(gateway: TestGateway) {
  const logger = createLogger({ service: 'test', level: 'silent' });
  const open = <Tables>(role: 'analysis' | 'billing' | 'gamification') =>
    openDatabase<Tables>({ url: gateway.databaseUrl(role), logger });
  const databases = {
    analysis: open<never>('analysis'),
    billing: open<never>('billing'),
    gamification: open<never>('gamification'),
  };
  const depsOf = (role: keyof typeof databases) =>
    ({ db: databases[role].db, env: { DATABASE_URL: gateway.databaseUrl(role) }, logger }) as never;
  const consumers = [
    startAnalysisConsumer(depsOf('analysis')),
    startBillingConsumer(depsOf('billing')),
    startGamificationConsumer(depsOf('gamification')),
  ];
  return {
    removeObjects: () =>
      removeObjects(
        { db: databases.analysis.db, objectStore: openObjectStore(gateway.deps.env) },
        new AbortController().signal,
      ),
    async stop() {
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await Promise.all(Object.values(databases).map((database) => database.close()));
    },
  };
}
