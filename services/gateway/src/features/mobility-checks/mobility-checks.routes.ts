import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { deleteOwnCheck, listOwnChecks, saveCheck } from './own-checks.ts';

export function mobilityCheckRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.saveMobilityCheck),
    handler: async (request, reply) =>
      reply.status(201).send(await saveCheck(deps, signedInUser(request), request.body)),
  });

  app.route({
    ...contractRoute(apiRoutes.listMobilityChecks),
    handler: (request) => listOwnChecks(deps, signedInUser(request)),
  });

  app.route({
    ...contractRoute(apiRoutes.deleteMobilityCheck),
    handler: async (request, reply) => {
      await deleteOwnCheck(deps, signedInUser(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
}
