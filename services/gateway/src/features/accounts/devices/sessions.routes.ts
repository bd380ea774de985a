import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { signedInUser } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { clearSessionCookie } from '../sessions/session-cookie.ts';
import { endSession, listOwnSessions, revokeOwnSession } from './own-sessions.ts';

export function sessionRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.listSessions),
    handler: (request) => listOwnSessions(deps, { userId: signedInUser(request), token: request.sessionToken }),
  });

  app.route({
    ...contractRoute(apiRoutes.revokeSession),
    handler: async (request, reply) => {
      await revokeOwnSession(deps, { userId: signedInUser(request), sessionId: request.params.id });
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.logout),
    handler: async (request, reply) => {
      if (request.sessionToken) await endSession(deps, request.sessionToken);
      clearSessionCookie(deps, reply);
      return reply.status(204).send(null);
    },
  });
}
