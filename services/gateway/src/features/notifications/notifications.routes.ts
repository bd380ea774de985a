import { apiRoutes, type RouteContract, type RouteInput } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { callService } from '../../http/call-service.ts';
import { signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { gamificationService } from '../../http/gamification-service.ts';

/** Forwards calls about notifications to the gamification service, on behalf of the signed-in golfer. */
export function notificationRoutes(app: ServiceApp, deps: Deps): void {
  const forward = <C extends RouteContract>(request: FastifyRequest, route: C, input: RouteInput<C>) =>
    callService(deps, gamificationService(deps), route, { caller: { userId: signedInUser(request) }, input });

  const { listNotifications, markRead, markAllRead, deleteNotification } = apiRoutes;
  app.route({
    ...contractRoute(listNotifications),
    handler: (request) => forward(request, listNotifications, {}),
  });
  app.route({
    ...contractRoute(markAllRead),
    handler: async (request, reply) => reply.status(204).send(await forward(request, markAllRead, {})),
  });
  app.route({
    ...contractRoute(markRead),
    handler: async (request, reply) =>
      reply.status(204).send(await forward(request, markRead, { params: request.params })),
  });
  app.route({
    ...contractRoute(deleteNotification),
    handler: async (request, reply) =>
      reply.status(204).send(await forward(request, deleteNotification, { params: request.params })),
  });
}
