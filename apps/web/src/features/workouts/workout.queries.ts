import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DailyWorkout, type SwapReason, workoutRoutes } from '@trueswing/contracts';
import { centralDayKey } from '@trueswing/domain';
import { ApiError, call } from '../../shared/api/http-client.ts';
import { dailyWorkoutKey, outdateWorkout, savedWorkoutOf, workoutStaleMs } from '../../shared/saved-workout.ts';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { leaderboardKey, streakKey, workoutDaysKey } from '../../shared/training-keys.ts';

/** As long as a workout can last with all its breaks, also past the end of its day. */
export const keptMs = 3 * 3_600_000;

/** True if a workout that was loaded then can be trained: it is today's, or was begun before midnight. */
export const isOpenWorkout = ({ day }: DailyWorkout, loadedAtMs: number, nowMs: number): boolean =>
  day === centralDayKey(new Date(nowMs)) || nowMs - loadedAtMs < keptMs;

/** The last workout that this device loaded, if it can be trained. */
function readSavedWorkout(userId: string) {
  const saved = savedWorkoutOf(userId).read();
  return saved && isOpenWorkout(saved.workout, saved.savedAtMs, Date.now()) ? saved : null;
}

/** The limit of the free plan is reached: another call gets the same answer. */
export const needsUpgrade = (error: Error | null): boolean =>
  error instanceof ApiError && error.body?.requiresUpgrade === true;

/** No swing of the golfer has been analyzed yet. */
class NoAnalysisError extends Error {}

/** A gateway of the version before refuses the call instead. */
export const needsAnalysis = (error: Error | null): boolean =>
  error instanceof NoAnalysisError || (error instanceof ApiError && error.body?.code === 'no-analysis');

/** Each golfer has one: a query that is reset goes back to what the device has kept of its first golfer. */
const keyOf = (userId: string) => [...dailyWorkoutKey, userId] as const;

/** Today's workout. It is kept on the device, so that it can be read without a network while it is trained. */
export const dailyWorkoutQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const workout = await call(workoutRoutes.readDailyWorkout, { params: { userId: 'me' } });
      if (!workout) throw new NoAnalysisError('No swing has been analyzed yet.');
      saveWorkout(userId, workout);
      return workout;
    },
    staleTime: workoutStaleMs,
    gcTime: keptMs,
    retry: (failures, error) => failures < 1 && !needsUpgrade(error) && !needsAnalysis(error),
    retryDelay: 1_000,
    initialData: () => readSavedWorkout(userId)?.workout,
    initialDataUpdatedAt: () => readSavedWorkout(userId)?.savedAtMs,
  });

function saveWorkout(userId: string, workout: DailyWorkout): void {
  savedWorkoutOf(userId).change(() => ({ savedAtMs: Date.now(), workout }));
}

/**
 * Shows an exercise as done before the workout is loaded again: on this screen, and when it is opened next. That loads nothing: one that
 * waited over night must not make the workout of the day before a new one.
 */
export function markCompleted(queryClient: QueryClient, userId: string, done: { day: string; exerciseName: string }) {
  const mark = (workout: DailyWorkout): DailyWorkout =>
    workout.day === done.day
      ? { ...workout, completedExercises: [...new Set([...workout.completedExercises, done.exerciseName])] }
      : workout;
  const known = queryClient.getQueryState<DailyWorkout>(keyOf(userId));
  if (known?.data) queryClient.setQueryData(keyOf(userId), mark(known.data), { updatedAt: known.dataUpdatedAt });
  savedWorkoutOf(userId).change((saved) => saved && { ...saved, workout: mark(saved.workout) });
}

/** The points reach the golfer's totals and the leaderboard a moment after the answer. */
const totalsMs = 2_000;

/** Loads again what a completed exercise changes. */
export function refreshTraining(queryClient: QueryClient): void {
  for (const queryKey of [dailyWorkoutKey, streakKey]) void queryClient.invalidateQueries({ queryKey });
  const refreshPoints = () => {
    for (const queryKey of [currentUserQuery.queryKey, leaderboardKey, workoutDaysKey])
      void queryClient.invalidateQueries({ queryKey });
  };
  refreshPoints();
  setTimeout(refreshPoints, totalsMs);
}

/** Exchanges an exercise for an equivalent one. */
export function useSwapExercise(userId: string) {
  const change = useWorkoutChange(userId);
  return useMutation({
    ...change,
    mutationFn: (swap: { exerciseName: string; reason: SwapReason; day: string }) =>
      call(workoutRoutes.swapExercise, { body: swap }),
  });
}

/** Plans the day again, once a day. */
export function useGenerateWorkout(userId: string) {
  const change = useWorkoutChange(userId);
  return useMutation({ ...change, mutationFn: () => call(workoutRoutes.generateWorkout) });
}

/** Keeps the workout of the answer. Without one the server may have changed it all the same, so it is loaded again. */
function useWorkoutChange(userId: string) {
  const queryClient = useQueryClient();
  return {
    onSuccess(workout: DailyWorkout) {
      const newest = queryClient.getQueryData<DailyWorkout>(keyOf(userId));
      // A training that runs past midnight changes its own workout, which is not the newest.
      if (newest && newest.day > workout.day) return;
      saveWorkout(userId, workout);
      queryClient.setQueryData(keyOf(userId), workout);
    },
    onError() {
      outdateWorkout(queryClient, userId);
    },
  };
}
