import { deliveryMetrics } from '@trueswing/events';
import { createServiceApp, type ServiceApp } from '@trueswing/service-kit';
import { pingDatabase } from './database.repository.ts';
import type { Deps } from './deps.ts';
import { jobMetrics } from './jobs/analyze-video/job-metrics.ts';
import type { RunningAnalyses } from './jobs/analyze-video/start-analyzing.ts';

/**
 * The HTTP side of the service: health and metrics. Without Redis it stays ready, since the sweeper keeps trying and a
 * restart would mend nothing; the metrics tell.
 */
export function buildApp(deps: Deps, analyses: RunningAnalyses): ServiceApp {
  const { db, logger, store } = deps;
  return createServiceApp({
    logger,
    metrics: [...deliveryMetrics(db, 'analysis'), ...jobMetrics(deps, analyses)],
    readiness: { database: () => pingDatabase(db), objectStore: () => store.ping() },
  });
}
