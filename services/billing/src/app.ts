import { deliveryMetrics } from '@trueswing/events';
import { createServiceApp, type ServiceApp } from '@trueswing/service-kit';
import { pingDatabase } from './database.repository.ts';
import type { Deps } from './deps.ts';

/** The HTTP side of the service; never listens by itself. */
export function buildApp({ db, logger }: Deps): ServiceApp {
  return createServiceApp({
    logger,
    readiness: { database: () => pingDatabase(db) },
    metrics: deliveryMetrics(db, 'billing'),
  });
}
