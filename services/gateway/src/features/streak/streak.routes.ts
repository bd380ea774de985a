import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../rate-limits/rate-rules.ts';
import { pauseWeek, resumeWeek } from './pause-week.ts';
import { readStreak } from './read-streak.ts';

export function streakRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.readStreak),
    handler: (request) => readStreak(deps.db, signedInUser(request), deps.now()),
  });

  app.route({
    ...contractRoute(apiRoutes.pauseWeek),
    handler: async (request) => {
      const userId = signedInUser(request);
      await enforceRate(deps.rates, rateRules.training, userId);
      return await pauseWeek(deps, { userId, week: request.params.week });
    },
  });

  app.route({
    ...contractRoute(apiRoutes.resumeWeek),
    handler: async (request) => {
      const userId = signedInUser(request);
      await enforceRate(deps.rates, rateRules.training, userId);
      return await resumeWeek(deps, { userId, week: request.params.week });
    },
  });
}
