import { apiRoutes } from '@trueswing/contracts';
import { usageLimits } from '@trueswing/domain';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { ownSwing, ownUser, signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../rate-limits/rate-rules.ts';
import { readUploadStatus, readUsage } from '../usage/read-usage.ts';
import { correctSwing, restoreSwing } from './corrections/correct-swing.ts';
import { deleteSwing } from './deletion/delete-swing.ts';
import { readMonthlyAverage, readPreviousSwing } from './read/read-history.ts';
import { readStatus, readSwing, readSwings } from './read/read-swings.ts';

export function swingRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.listSwings),
    handler: (request) => readSwings(deps, ownUser(request, request.params.userId)),
  });

  app.route({
    ...contractRoute(apiRoutes.readSwing),
    handler: (request) => {
      const swing = ownSwing(request, request.params.id);
      return request.query.status_only === 'true' ? readStatus(deps, swing) : readSwing(deps, swing);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.readPreviousSwing),
    handler: (request) => {
      ownUser(request, request.params.userId);
      return readPreviousSwing(deps, ownSwing(request, request.params.id));
    },
  });

  app.route({
    ...contractRoute(apiRoutes.readMonthlyAverage),
    handler: (request) => {
      const userId = ownUser(request, request.params.userId);
      return readMonthlyAverage(deps, { userId, club: request.params.club });
    },
  });

  app.route({
    ...contractRoute(apiRoutes.correctKeyFrames),
    handler: async (request) => {
      const swing = ownSwing(request, request.params.id);
      await enforceRate(deps.rates, rateRules.correction, swing.userId);
      return await correctSwing(deps, swing, request.body);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.restoreKeyFrames),
    handler: async (request) => {
      const swing = ownSwing(request, request.params.id);
      await enforceRate(deps.rates, rateRules.correction, swing.userId);
      return await restoreSwing(deps, swing);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.deleteSwing),
    handler: async (request, reply) => {
      await deleteSwing(deps, ownSwing(request, request.params.id));
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.readUploadStatus),
    handler: (request) => readUploadStatus(deps, ownUser(request, request.params.userId)),
  });

  app.route({
    ...contractRoute(apiRoutes.readUsageLimits),
    handler: async (request) => usageLimits(await readUsage(deps.db, signedInUser(request))),
  });
}
