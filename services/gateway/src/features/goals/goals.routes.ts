import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { changeGoal, giveUpGoal, listGoals } from './own-goals.ts';
import { setGoal } from './set-goal.ts';

export function goalRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.listGoals),
    handler: (request) => listGoals(deps, signedInUser(request)),
  });

  app.route({
    ...contractRoute(apiRoutes.setGoal),
    handler: async (request, reply) => reply.status(201).send(await setGoal(deps, signedInUser(request), request.body)),
  });

  app.route({
    ...contractRoute(apiRoutes.changeGoal),
    handler: (request) => changeGoal(deps, signedInUser(request), request.params.id, request.body),
  });

  app.route({
    ...contractRoute(apiRoutes.giveUpGoal),
    handler: (request) => giveUpGoal(deps, signedInUser(request), request.params.id),
  });
}
