import { apiRoutes, type RouteContract, type RouteInput } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { callService } from '../../http/call-service.ts';
import { ownUser, signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { gamificationService } from '../../http/gamification-service.ts';

/** Forwards calls about the leaderboard to the gamification service, on behalf of the signed-in golfer. */
export function leaderboardRoutes(app: ServiceApp, deps: Deps): void {
  const forward = <C extends RouteContract>(request: FastifyRequest, route: C, input: RouteInput<C>) =>
    callService(deps, gamificationService(deps), route, { caller: { userId: signedInUser(request) }, input });

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
