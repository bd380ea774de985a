import { queryOptions } from '@tanstack/react-query';
import { workoutRoutes } from '@trueswing/contracts';
import { call } from '../../shared/api/http-client.ts';

const hourMs = 60 * 60 * 1_000;

/** The whole library. It changes when an admin imports a new catalog, so a focused window does not load it again. */
export const exercisesQuery = queryOptions({
  queryKey: ['exercises'],
  queryFn: () => call(workoutRoutes.listExercises),
  staleTime: hourMs,
});
