import type { UserId } from '@trueswing/contracts';
import { deliveryMetrics } from '@trueswing/events';
import { createServiceApp, pingDatabase, type ServiceApp } from '@trueswing/service-kit';
import type { RouteOptions } from 'fastify';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { spreadsheetRoutes } from './features/admin/spreadsheet/spreadsheet.routes.ts';
import { ballRoutes } from './features/ball/ball.routes.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { clientConfigRoutes } from './features/client-config/client-config.routes.ts';
import { exerciseLogRoutes } from './features/exercise-logs/exercise-logs.routes.ts';
import { exerciseRoutes } from './features/exercises/exercises.routes.ts';
import { goalRoutes } from './features/goals/goals.routes.ts';
import { judgeGoalAfterward } from './features/goals/judge-goal-afterward.ts';
import { leaderboardRoutes } from './features/leaderboard/leaderboard.routes.ts';
import { mobilityCheckRoutes } from './features/mobility-checks/mobility-checks.routes.ts';
import { mobilityVideoRoutes } from './features/mobility-checks/videos/mobility-videos.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { pushRoutes } from './features/push/push.routes.ts';
import { recapRoutes } from './features/recaps/recaps.routes.ts';
import { shotFileRoutes } from './features/shot-files/shot-files.routes.ts';
import { storageMetrics } from './features/storage/storage-metrics.ts';
import { streakRoutes } from './features/streak/streak.routes.ts';
import { mediaRoutes } from './features/swings/media/media.routes.ts';
import { sharedSwingRoutes } from './features/swings/shares/shared-swing.routes.ts';
import { shareRoutes } from './features/swings/shares/shares.routes.ts';
import { swingShotRoutes } from './features/swings/shots/shots.routes.ts';
import { swingRoutes } from './features/swings/swings.routes.ts';
import { transferRoutes } from './features/swings/transfers/transfers.routes.ts';
import { openUploads } from './features/swings/upload/open-uploads.ts';
import { uploadRoutes } from './features/swings/upload/upload.routes.ts';
import { workoutRoutes } from './features/workouts/workouts.routes.ts';
import { streamTimeoutMs } from './http/contract-route.ts';
import { accessPlugin } from './plugins/access.ts';
import { apiDocsRoutes, describeApiPlugin } from './plugins/api-docs.ts';
import { csrfPlugin } from './plugins/csrf.ts';
import { hostPlugin } from './plugins/host.ts';
import { permissionsPlugin } from './plugins/permissions.ts';
import { pressurePlugin } from './plugins/pressure.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { sessionPlugin } from './plugins/session.ts';
import { webClientPlugin } from './plugins/web-client.ts';

interface AppOptions {
  /** Called for every route, so that tests cover them all. */
  onRoute?: (route: RouteOptions) => void;
  /** Whether calls are refused while the process cannot keep up. False where the only caller waits for each answer. Default true. */
  refusesUnderPressure?: boolean;
}

/** The public HTTP API; does not listen by itself. */
export async function buildApp(
  deps: Deps,
  { onRoute, refusesUnderPressure = true }: AppOptions = {},
): Promise<ServiceApp> {
  const { METRICS_PORT: metricsPort } = deps.env;
  const app = createServiceApp({
    logger: deps.logger,
    // Proxies send no call at all to a gateway that is not ready. Without Redis uploading and reading work, without the object store
    // everything but videos does.
    readiness: { database: () => pingDatabase(deps.db) },
    optionalParts: { objectStore: () => deps.objectStore.ping() },
    metrics: [...deliveryMetrics(deps.db, 'gateway'), ...storageMetrics(deps)],
    metricsAt: metricsPort === undefined ? null : { host: deps.env.HOST, port: metricsPort },
    trustProxyCidrs: deps.env.TRUST_PROXY_CIDRS,
    requestTimeoutMs: streamTimeoutMs,
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  await app.register(describeApiPlugin);
  await app.register(securityHeadersPlugin, deps);
  await app.register(permissionsPlugin);
  await app.register(hostPlugin, deps);
  if (refusesUnderPressure) await app.register(pressurePlugin);
  await app.register(csrfPlugin, deps);
  await app.register(sessionPlugin, deps);
  await app.register(rateLimitPlugin, deps);
  await app.register(accessPlugin, deps);
  await app.register(async (scope) => {
    accountRoutes(scope, deps);
    adminRoutes(scope, deps);
    // Goals are read from swings, so swings cannot import them.
    const judgeGoal = (userId: UserId) => judgeGoalAfterward(deps, { userId, now: deps.now() });
    swingRoutes(scope, deps, judgeGoal);
    swingShotRoutes(scope, deps, judgeGoal);
    mediaRoutes(scope, deps);
    shareRoutes(scope, deps);
    mobilityCheckRoutes(scope, deps);
    ballRoutes(scope, deps);
    sharedSwingRoutes(scope, deps);
    exerciseRoutes(scope, deps);
    workoutRoutes(scope, deps);
    streakRoutes(scope, deps);
    recapRoutes(scope, deps);
    exerciseLogRoutes(scope, deps);
    goalRoutes(scope, deps);
    leaderboardRoutes(scope, deps);
    notificationRoutes(scope, deps);
    pushRoutes(scope, deps);
    await billingRoutes(scope, deps);
    clientConfigRoutes(scope, deps);
    await scope.register(async (upload) => {
      const uploads = await openUploads(upload, deps);
      uploadRoutes(upload, deps, uploads);
      await transferRoutes(upload, deps, uploads);
      mobilityVideoRoutes(upload, deps, uploads);
    });
    await scope.register(async (files) => shotFileRoutes(files, deps));
    await scope.register(async (spreadsheet) => spreadsheetRoutes(spreadsheet, deps));
    await scope.register(apiDocsRoutes);
  });
  await app.register(webClientPlugin, deps);
  return app;
}
