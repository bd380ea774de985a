import { deliveryMetrics } from '@trueswing/events';
import { createServiceApp, pingDatabase, type ServiceApp } from '@trueswing/service-kit';
import type { Deps } from './deps.ts';

/** The HTTP side of the service; never listens by itself. */
export function buildApp({ db, logger }: Deps): ServiceApp {
  return createServiceApp({
    logger,
    readiness: { database: () => pingDatabase(db) },
    metrics: deliveryMetrics(db, 'gamification'),
  });
}
