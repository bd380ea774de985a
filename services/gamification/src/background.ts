import { type RunningConsumer, startConsumer } from '@trueswing/events';
import type { Deps } from './deps.ts';
import { handleExerciseCompleted } from './features/points/exercise-completed.consumer.ts';
import { handleSwingAnalyzed } from './features/points/swing-analyzed.consumer.ts';
import { handleUserDeleted } from './features/points/user-deleted.consumer.ts';

/** Starts everything that runs without a request: the consumer of events. */
export function startBackground({ db, env, logger }: Deps): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'gamification',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: {
      'exercise.completed': handleExerciseCompleted,
      'swing.analyzed': handleSwingAnalyzed,
      'user.deleted': handleUserDeleted,
    },
  });
}
