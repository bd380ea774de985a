import { apiRoutes } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { contractRoute } from '../../../plugins/contract-route.ts';
import { signedInUser } from '../../../plugins/session.ts';
import { hashSessionToken, isSessionOver } from '../session-token.ts';
import { deleteSessionOf, listSessionsOf } from '../sessions.repository.ts';

/** Where the caller is signed in, and signing out there. */
export function sessionRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.listSessions),
    handler: async (request) => {
      const own = request.sessionToken && hashSessionToken(request.sessionToken);
      const sessions = await listSessionsOf(deps.db, signedInUser(request));
      const present = sessions.filter((session) => !isSessionOver(session, deps.now()));
      return present.map(({ id, tokenHash, createdAt, lastSeenAt, device }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: own !== null && own !== '' && own.equals(tokenHash),
        device,
      }));
    },
  });

  app.route({
    ...contractRoute(apiRoutes.revokeSession),
    handler: async (request, reply) => {
      const userId = signedInUser(request);
      const id = z.uuid().safeParse(request.params.id);
      if (!id.success || !(await deleteSessionOf(deps.db, userId, id.data))) throw new AppError('not-found');
      return reply.status(204).send(null);
    },
  });
}
