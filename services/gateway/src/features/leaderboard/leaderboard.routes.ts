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

  const { readMonthlyPosition } = apiRoutes;
  app.route({
    ...contractRoute(readMonthlyPosition),
    handler: (request) =>
      forward(request, readMonthlyPosition, { params: { id: ownUser(request, request.params.id) } }),
  });
}
