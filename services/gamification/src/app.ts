import { deliveryMetrics } from '@trueswing/events';
import { createServiceApp, pingDatabase, type ServiceApp } from '@trueswing/service-kit';
import type { Deps } from './deps.ts';
import { leaderboardRoutes } from './features/leaderboard/leaderboard.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';

/** The HTTP side of the service; never listens by itself. */
export function buildApp(deps: Deps): ServiceApp {
  const { db, logger } = deps;
  const app = createServiceApp({
    logger,
    isInside: true,
    readiness: { database: () => pingDatabase(db) },
    metrics: deliveryMetrics(db, 'gamification'),
  });
  leaderboardRoutes(app, deps);
  notificationRoutes(app, deps);
  return app;
}
