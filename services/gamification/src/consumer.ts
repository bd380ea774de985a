import { type RunningConsumer, startConsumer } from '@trueswing/events';
import type { Deps } from './deps.ts';
import { obeySwingAnalyzed } from './features/points/swing-analyzed.consumer.ts';
import { obeyUserDeleted } from './features/points/user-deleted.consumer.ts';

/** Every event that this service obeys, with its one handler. */
export function startEventConsumer({ db, env, logger }: Deps): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'gamification',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: { 'swing.analyzed': obeySwingAnalyzed, 'user.deleted': obeyUserDeleted },
  });
}
