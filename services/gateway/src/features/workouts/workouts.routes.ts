import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { ownUser, signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../rate-limits/rate-rules.ts';
import { completeExercise } from './complete-exercise.ts';
import { generateWorkout } from './generate-workout.ts';
import { readDailyWorkout } from './read-daily-workout.ts';
import { swapExercise } from './swap-exercise.ts';
import { listWorkoutDays } from './workout-days.ts';

export function workoutRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.readDailyWorkout),
    handler: async (request, reply) => {
      const workout = await readDailyWorkout(deps, ownUser(request, request.params.userId));
      return workout ?? reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.generateWorkout),
    handler: (request) => generateWorkout(deps, signedInUser(request)),
  });

  app.route({
    ...contractRoute(apiRoutes.completeExercise),
    handler: (request) => completeExercise(deps, { userId: signedInUser(request), ...request.body }),
  });

  app.route({
    ...contractRoute(apiRoutes.swapExercise),
    handler: async (request) => {
      const userId = signedInUser(request);
      await enforceRate(deps.rates, rateRules.training, userId);
      return await swapExercise(deps, { userId, ...request.body });
    },
  });

  app.route({
    ...contractRoute(apiRoutes.listWorkoutDays),
    handler: (request) => listWorkoutDays(deps, ownUser(request, request.params.userId)),
  });
}
