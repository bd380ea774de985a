import { queryOptions } from '@tanstack/react-query';
import { pointsRoutes } from '@trueswing/contracts';
import { call } from './api/http-client.ts';
import { workoutDaysKey } from './training-keys.ts';

/** The days on which the golfer trained. */
export const workoutDaysQuery = queryOptions({
  queryKey: workoutDaysKey,
  queryFn: () => call(pointsRoutes.listWorkoutDays, { params: { userId: 'me' } }),
});
