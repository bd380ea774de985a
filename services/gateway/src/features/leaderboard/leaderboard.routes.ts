import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { ownUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { forwardToGamification } from '../../http/gamification-service.ts';

/** Forwards calls about the leaderboard to the gamification service, on behalf of the signed-in golfer. */
export function leaderboardRoutes(app: ServiceApp, deps: Deps): void {
  const forward = forwardToGamification(deps);

  const { readLeaderboard, readMonthlyLeaderboard, readStanding, readLastMonth, readMonthlyPosition } = apiRoutes;
  app.route({
    ...contractRoute(readLeaderboard),
    handler: (request) => forward(request, readLeaderboard, {}),
  });
  app.route({
    ...contractRoute(readMonthlyLeaderboard),
    handler: (request) => forward(request, readMonthlyLeaderboard, {}),
  });
  app.route({ ...contractRoute(readStanding), handler: (request) => forward(request, readStanding, {}) });
  app.route({ ...contractRoute(readLastMonth), handler: (request) => forward(request, readLastMonth, {}) });
  app.route({
    ...contractRoute(readMonthlyPosition),
    handler: (request) =>
      forward(request, readMonthlyPosition, { params: { id: ownUser(request, request.params.id) } }),
  });
}
