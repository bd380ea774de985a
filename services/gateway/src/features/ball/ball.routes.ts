import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { listBallMonths, readBallMonth, readLandings } from './read-ball.ts';

export function ballRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.listBallMonths),
    handler: (request) => listBallMonths(deps, signedInUser(request)),
  });

  app.route({
    ...contractRoute(apiRoutes.readBallMonth),
    handler: (request) => readBallMonth(deps, { userId: signedInUser(request), month: request.params.month }),
  });

  app.route({
    ...contractRoute(apiRoutes.readLandings),
    handler: (request) => readLandings(deps, { userId: signedInUser(request), ...request.params }),
  });
}
