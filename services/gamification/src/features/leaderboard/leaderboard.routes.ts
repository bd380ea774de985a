import { apiRoutes } from '@trueswing/contracts';
import { internalRoute, readGolfer, type ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readLastMonth, readLeaderboard } from './read-leaderboard.ts';
import { readMonthlyPosition, readStanding } from './read-standing.ts';

/** The calls that the gateway forwards, on behalf of the signed-in golfer. The golfer that a path names is ignored. */
export function leaderboardRoutes(app: ServiceApp, deps: Deps): void {
  // Two paths of the specification for the same answer.
  for (const route of [apiRoutes.readLeaderboard, apiRoutes.readMonthlyLeaderboard] as const) {
    app.route({
      ...internalRoute(route),
      handler: (request) => readLeaderboard(deps, readGolfer(deps, request).userId),
    });
  }
  app.route({
    ...internalRoute(apiRoutes.readStanding),
    handler: (request) => readStanding(deps, readGolfer(deps, request).userId),
  });
  app.route({
    ...internalRoute(apiRoutes.readLastMonth),
    handler: (request) => readLastMonth(deps, readGolfer(deps, request).userId),
  });
  app.route({
    ...internalRoute(apiRoutes.readMonthlyPosition),
    handler: (request) => readMonthlyPosition(deps, readGolfer(deps, request).userId),
  });
}
