import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { forwardToGamification } from '../../http/gamification-service.ts';

/** Forwards calls about notifications to the gamification service, on behalf of the signed-in golfer. */
export function notificationRoutes(app: ServiceApp, deps: Deps): void {
  const forward = forwardToGamification(deps);

  const { listNotifications, markRead, markAllRead, deleteNotification } = apiRoutes;
  app.route({
    ...contractRoute(listNotifications),
    handler: (request) => forward(request, listNotifications, {}),
  });
  app.route({
    ...contractRoute(markAllRead),
    handler: async (request, reply) =>
      reply.status(204).send(await forward(request, markAllRead, { query: request.query })),
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
