import { type EventHandlers, inOrder, type RunningConsumer, startConsumer } from '@trueswing/events';
import { runInSteps, startPeriodicTasks } from '@trueswing/service-kit';
import type { GamificationTables } from './database.tables.ts';
import type { Deps } from './deps.ts';
import { closeMonth, monthToClose } from './features/leaderboard/close-month.job.ts';
import { mergeHistogram } from './features/leaderboard/merge-histogram.ts';
import { notifyOfExercise } from './features/notifications/consumers/exercise-completed.consumer.ts';
import { notifyOfGoalEnd, notifyOfRetest, notifyOfStart } from './features/notifications/consumers/goals.consumer.ts';
import { recordMobilityCheck } from './features/notifications/consumers/mobility-checked.consumer.ts';
import { notifyOfRecap } from './features/notifications/consumers/recap-written.consumer.ts';
import { notifyOfSubscription } from './features/notifications/consumers/subscription-changed.consumer.ts';
import { notifyOfFailure } from './features/notifications/consumers/swing-analysis-failed.consumer.ts';
import { notifyOfAnalysis } from './features/notifications/consumers/swing-analyzed.consumer.ts';
import { removeNotificationsOfSwing } from './features/notifications/consumers/swing-deleted.consumer.ts';
import { deleteNotifications } from './features/notifications/consumers/user-deleted.consumer.ts';
import { pruneNotifications } from './features/notifications/prune-notifications.ts';
import { sendPushes } from './features/notifications/push/send-pushes.ts';
import { sendReminders } from './features/notifications/reminders/send-reminders.ts';
import { compareBest } from './features/notifications/top-three/compare-best.ts';
import { handleExerciseCompleted } from './features/points/exercise-completed.consumer.ts';
import { handlePointsRefused } from './features/points/points-refused.consumer.ts';
import { handleSwingAnalyzed } from './features/points/swing-analyzed.consumer.ts';
import { handleUserDeleted } from './features/points/user-deleted.consumer.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

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
      {
        name: 'close-month',
        everyMs: 15_000,
        run: () => runInSteps({ db: deps.scheduledDb, logger: deps.logger }, [closeMonth(monthToClose(deps.now()))]),
      },
      { name: 'merge-histogram', everyMs: 2_000, run: () => mergeHistogram(deps) },
      { name: 'send-reminders', everyMs: minuteMs, run: (stopping) => sendReminders(deps, stopping) },
      ...sendingPushes(deps),
      { name: 'compare-best', everyMs: minuteMs, run: () => compareBest(deps) },
      { name: 'prune-notifications', everyMs: hourMs, run: (stopping) => pruneNotifications(deps, stopping) },
    ],
    deps.logger,
  );

/** A call of a push service takes a moment, so several are made at a time. */
const sendingPushes = (deps: Deps) =>
  Array.from({ length: 4 }, () => ({
    name: 'send-pushes',
    everyMs: 2_000,
    run: (stopping: AbortSignal) => sendPushes(deps, stopping),
  }));

export function startEventConsumer({ db, env, logger }: Pick<Deps, 'db' | 'env' | 'logger'>): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'gamification',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: eventHandlers,
  });
}

/**
 * Every event that this service handles, with its one handler. Of two effects the first locks the golfer, so all handlers
 * lock in the same order.
 * @internal exported for tests
 */
export const eventHandlers: EventHandlers<'gamification', GamificationTables> = {
  'exercise.completed': inOrder(notifyOfExercise, handleExerciseCompleted),
  'goal.ended': notifyOfGoalEnd,
  'goal.retest-due': notifyOfRetest,
  'goal.start-due': notifyOfStart,
  'mobility.checked': recordMobilityCheck,
  'points.refused': handlePointsRefused,
  'recap.written': notifyOfRecap,
  'subscription.changed': notifyOfSubscription,
  'swing.analysis-failed': notifyOfFailure,
  'swing.analyzed': inOrder(notifyOfAnalysis, handleSwingAnalyzed),
  'swing.deleted': removeNotificationsOfSwing,
  'user.deleted': inOrder(deleteNotifications, handleUserDeleted),
};
