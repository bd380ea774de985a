import { apiRoutes } from '@trueswing/contracts';
import { internalRoute, readGolfer, type ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { deleteOwnNotification, listOwnNotifications, markAllOwnRead, markOwnRead } from './own-notifications.ts';

/** The calls that the gateway forwards, on behalf of the signed-in golfer. */
export function notificationRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...internalRoute(apiRoutes.listNotifications),
    handler: (request) => listOwnNotifications(deps, readGolfer(deps, request).userId),
  });
  app.route({
    ...internalRoute(apiRoutes.markAllRead),
    handler: async (request, reply) => {
      await markAllOwnRead(deps, readGolfer(deps, request).userId, request.query.until);
      return reply.status(204).send(null);
    },
  });
  app.route({
    ...internalRoute(apiRoutes.markRead),
    handler: async (request, reply) => {
      await markOwnRead(deps, readGolfer(deps, request).userId, request.params.id);
      return reply.status(204).send(null);
    },
  });
  app.route({
    ...internalRoute(apiRoutes.deleteNotification),
    handler: async (request, reply) => {
      await deleteOwnNotification(deps, readGolfer(deps, request).userId, request.params.id);
      return reply.status(204).send(null);
    },
  });
}
