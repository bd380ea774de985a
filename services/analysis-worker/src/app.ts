import { deliveryMetrics } from '@trueswing/events';
import { createServiceApp, pingDatabase, type ServiceApp } from '@trueswing/service-kit';
import type { RunningBackground } from './background.ts';
import type { Deps } from './deps.ts';
import { jobMetrics } from './jobs/analyze-video/job-metrics.ts';

/**
 * The HTTP side of the service: health and metrics. Without Redis it stays ready, since the sweeper keeps trying and a
 * restart would not help; the metrics show that Redis is away.
 */
export function buildApp(deps: Deps, background: RunningBackground): ServiceApp {
  const { db, logger, objectStore } = deps;
  return createServiceApp({
    logger,
    metrics: [...deliveryMetrics(db, 'analysis'), ...jobMetrics(deps, background)],
    readiness: { database: () => pingDatabase(db), objectStore: () => objectStore.ping() },
  });
}
