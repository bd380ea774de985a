import { apiRoutes, type UserId } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { ownSwing } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { sendJson } from '../../../http/json-text.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { joinShot } from './join-shot.ts';
import { readSwingShots } from './read-swing-shots.ts';
import { removeShot } from './remove-shot.ts';

/** @param judgeGoal judges the golfer's goal by what a shot has changed */
export function swingShotRoutes(app: ServiceApp, deps: Deps, judgeGoal: (userId: UserId) => Promise<void>): void {
  app.route({
    ...contractRoute(apiRoutes.listSwingShots),
    handler: (request) => readSwingShots(deps, ownSwing(request, request.params.id)),
  });

  app.route({
    ...contractRoute(apiRoutes.joinShot),
    handler: async (request, reply) => {
      const swing = ownSwing(request, request.params.id);
      await enforceRate(deps.rates, rateRules.correction, swing.userId);
      const joined = await joinShot(deps, swing, request.body);
      await judgeGoal(swing.userId);
      return sendJson(reply, joined);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.removeShot),
    handler: async (request, reply) => {
      const swing = ownSwing(request, request.params.id);
      await enforceRate(deps.rates, rateRules.correction, swing.userId);
      const removed = await removeShot(deps, swing);
      await judgeGoal(swing.userId);
      return sendJson(reply, removed);
    },
  });
}
