import { deliveryMetrics } from '@trueswing/events';
import { createServiceApp, pingDatabase, type ServiceApp } from '@trueswing/service-kit';
import type { Deps } from './deps.ts';
import { stripeEventRoutes } from './features/stripe-events/stripe-events.routes.ts';
import { subscribeRoutes } from './features/subscribe/subscribe.routes.ts';
import { paymentMetrics } from './payment-metrics.ts';

/** The HTTP side of the service; never listens by itself. It needs no Stripe to be ready. */
export async function buildApp(deps: Deps): Promise<ServiceApp> {
  const { db, logger } = deps;
  const app = createServiceApp({
    logger,
    isInside: true,
    readiness: { database: () => pingDatabase(db) },
    metrics: [...deliveryMetrics(db, 'billing'), ...paymentMetrics(deps)],
  });
  subscribeRoutes(app, deps);
  await app.register(async (scope) => stripeEventRoutes(scope, deps));
  return app;
}
