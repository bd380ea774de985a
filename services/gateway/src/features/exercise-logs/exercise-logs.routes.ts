import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../rate-limits/rate-rules.ts';
import { logExercise, readExerciseHistory } from './exercise-logs.ts';

export function exerciseLogRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.logExercise),
    handler: async (request, reply) => {
      const userId = signedInUser(request);
      await enforceRate(deps.rates, rateRules.training, userId);
      const idempotencyKey = request.headers['idempotency-key'];
      return reply.status(201).send(await logExercise(deps, { userId, idempotencyKey, log: request.body }));
    },
  });

  app.route({
    ...contractRoute(apiRoutes.readExerciseHistory),
    handler: (request) =>
      readExerciseHistory(deps, { userId: signedInUser(request), exerciseName: request.params.exerciseName }),
  });
}
