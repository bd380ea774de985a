import { apiRoutes } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { deleteOwnSubscription, readPush, saveSubscription } from './own-subscription.ts';

/** Notifications on the device of the caller's session. */
export function pushRoutes(app: ServiceApp, deps: Deps): void {
  app.route({ ...contractRoute(apiRoutes.readPush), handler: (request) => readPush(deps, ownToken(request)) });

  app.route({
    ...contractRoute(apiRoutes.savePushSubscription),
    handler: async (request, reply) => {
      await saveSubscription(deps, ownToken(request), request.body);
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.deletePushSubscription),
    handler: async (request, reply) => {
      await deleteOwnSubscription(deps, ownToken(request));
      return reply.status(204).send(null);
    },
  });
}

function ownToken({ userId, sessionToken }: FastifyRequest): string {
  if (userId === null || sessionToken === null) throw new AppError('not-signed-in');
  return sessionToken;
}
