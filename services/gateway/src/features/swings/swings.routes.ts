import { apiRoutes, type UserId } from '@trueswing/contracts';
import { usageLimits } from '@trueswing/domain';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { ownSwing, ownUser, signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { sendCachedJson, sendJson } from '../../http/json-text.ts';
import { enforceRate, rateRules } from '../../rate-limits/rate-rules.ts';
import { readUploadStatus, readUsage } from '../usage/read-usage.ts';
import { correctSwing, restoreSwing } from './corrections/correct-swing.ts';
import { deleteSwing } from './deletion/delete-swing.ts';
import { listProgress } from './read/list-progress.ts';
import { readMonthlyAverage, readPreviousSwing } from './read/read-history.ts';
import { readStatus, readSwing, readSwings } from './read/read-swings.ts';

/** @param judgeGoal judges the golfer's goal by what a correction has changed */
export function swingRoutes(app: ServiceApp, deps: Deps, judgeGoal: (userId: UserId) => Promise<void>): void {
  app.route({
    ...contractRoute(apiRoutes.listSwings),
    handler: async (request, reply) =>
      sendCachedJson(request, reply, await readSwings(deps, ownUser(request, request.params.userId))),
  });

  app.route({
    ...contractRoute(apiRoutes.readSwing),
    handler: async (request, reply) => {
      const swing = ownSwing(request, request.params.id);
      if (request.query.status_only === 'true') return await readStatus(deps, swing);
      return sendCachedJson(request, reply, await readSwing(deps, swing));
    },
  });

  app.route({
    ...contractRoute(apiRoutes.readPreviousSwing),
    handler: async (request, reply) => {
      ownUser(request, request.params.userId);
      return sendCachedJson(request, reply, await readPreviousSwing(deps, ownSwing(request, request.params.id)));
    },
  });

  app.route({
    ...contractRoute(apiRoutes.readMonthlyAverage),
    handler: (request) => {
      const userId = ownUser(request, request.params.userId);
      const { swing } = request.query;
      const analysisId = swing === undefined ? null : ownSwing(request, swing).analysisId;
      return readMonthlyAverage(deps, { userId, club: request.params.club, analysisId });
    },
  });

  app.route({
    ...contractRoute(apiRoutes.listProgress),
    handler: (request) => listProgress(deps, ownUser(request, request.params.userId)),
  });

  app.route({
    ...contractRoute(apiRoutes.correctKeyFrames),
    handler: async (request, reply) => {
      const swing = ownSwing(request, request.params.id);
      await enforceRate(deps.rates, rateRules.correction, swing.userId);
      const corrected = await correctSwing(deps, swing, request.body);
      await judgeGoal(swing.userId);
      return sendJson(reply, corrected);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.restoreKeyFrames),
    handler: async (request, reply) => {
      const swing = ownSwing(request, request.params.id);
      await enforceRate(deps.rates, rateRules.correction, swing.userId);
      const restored = await restoreSwing(deps, swing);
      await judgeGoal(swing.userId);
      return sendJson(reply, restored);
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
