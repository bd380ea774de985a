import { queryOptions } from '@tanstack/react-query';
import { workoutRoutes } from '@trueswing/contracts';
import { call } from '../../api/http-client.ts';

/** Reads what the golfer logged for an exercise, newest first. */
export const exerciseHistoryQuery = (exerciseName: string) =>
  queryOptions({
    queryKey: ['exercise-history', exerciseName],
    queryFn: () => call(workoutRoutes.readExerciseHistory, { params: { exerciseName } }),
  });
