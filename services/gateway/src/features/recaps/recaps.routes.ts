import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { listRecaps, readRecap } from './read-recaps.ts';

export function recapRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.listRecaps),
    handler: (request) => listRecaps(deps, signedInUser(request)),
  });

  app.route({
    ...contractRoute(apiRoutes.readRecap),
    handler: (request) => readRecap(deps, { userId: signedInUser(request), month: request.params.month }),
  });
}
