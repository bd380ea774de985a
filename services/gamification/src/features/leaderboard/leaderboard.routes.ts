import { apiRoutes } from '@trueswing/contracts';
import { internalRoute, readGolfer, type ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readMonthlyPosition } from './read-monthly-position.ts';

/** The calls that the gateway forwards, on behalf of the signed-in golfer. The golfer that a path names is ignored. */
export function leaderboardRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...internalRoute(apiRoutes.readMonthlyPosition),
    handler: (request) => readMonthlyPosition(deps, readGolfer(deps, request).userId),
  });
}
