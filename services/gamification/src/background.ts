import { type RunningConsumer, startConsumer } from '@trueswing/events';
import { startPeriodicTasks } from '@trueswing/service-kit';
import type { Deps } from './deps.ts';
import { closeMonth } from './features/leaderboard/close-month.job.ts';
import { mergeHistogram } from './features/leaderboard/histogram.repository.ts';
import { handleExerciseCompleted } from './features/points/exercise-completed.consumer.ts';
import { handlePointsRefused } from './features/points/points-refused.consumer.ts';
import { handleSwingAnalyzed } from './features/points/swing-analyzed.consumer.ts';
import { handleUserDeleted } from './features/points/user-deleted.consumer.ts';
import { runDue } from './features/scheduled/run-due.ts';
import type { ScheduledJob } from './features/scheduled/scheduled-job.ts';

/** Every job of the calendar. */
const scheduledJobs: readonly ScheduledJob[] = [closeMonth];

/** Starts everything that runs without a request: the consumer of events and the periodic tasks. */
export function startBackground(deps: Deps): { stop(): Promise<void> } {
  const parts = [startEventConsumer(deps), startTasks(deps)];
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}

const startTasks = (deps: Deps) =>
  startPeriodicTasks(
    [
      { name: 'run-scheduled-jobs', everyMs: 15_000, run: () => runDue(deps, scheduledJobs) },
      { name: 'merge-histogram', everyMs: 2_000, run: () => mergeHistogram(deps.db) },
    ],
    deps.logger,
  );

export function startEventConsumer({ db, env, logger }: Pick<Deps, 'db' | 'env' | 'logger'>): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'gamification',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: {
      'exercise.completed': handleExerciseCompleted,
      'points.refused': handlePointsRefused,
      'swing.analyzed': handleSwingAnalyzed,
      'user.deleted': handleUserDeleted,
    },
  });
}
