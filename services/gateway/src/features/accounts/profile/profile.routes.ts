import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { ownUser, signedInUser } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { readUser } from '../read-user.ts';
import { updateProfile } from './update-profile.ts';

export function profileRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.readCurrentUser),
    handler: (request) => readUser(deps, signedInUser(request)),
  });

  app.route({
    ...contractRoute(apiRoutes.readUser),
    handler: (request) => readUser(deps, ownUser(request, request.params.id)),
  });

  app.route({
    ...contractRoute(apiRoutes.updateUser),
    handler: async (request) => {
      const userId = ownUser(request, request.params.id);
      await updateProfile(deps, { userId, address: request.ip, changes: request.body });
      return readUser(deps, userId);
    },
  });
}
