import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { signedInUser } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { clearSessionCookie } from '../sessions/session-cookie.ts';
import { deleteAccount } from './delete-account.ts';

export function deletionRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.deleteAccount),
    handler: async (request, reply) => {
      const { ip: address, sessionToken } = request;
      const userId = signedInUser(request);
      await deleteAccount(deps, { userId, password: request.body.password, address, sessionToken });
      clearSessionCookie(deps, reply);
      return reply.status(204).send(null);
    },
  });
}
