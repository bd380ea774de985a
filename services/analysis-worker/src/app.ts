import { deliveryMetrics } from '@trueswing/events';
import { createServiceApp, type ServiceApp } from '@trueswing/service-kit';
import { pingDatabase } from './database.repository.ts';
import type { Deps } from './deps.ts';

/** The HTTP side of the service: health and metrics. Without Redis it stays ready, since the sweeper keeps trying. */
export function buildApp({ db, logger, store }: Deps): ServiceApp {
  return createServiceApp({
    logger,
    metrics: deliveryMetrics(db, 'analysis'),
    readiness: { database: () => pingDatabase(db), objectStore: () => store.ping() },
  });
}
