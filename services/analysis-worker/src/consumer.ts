import { type RunningConsumer, startConsumer } from '@trueswing/events';
import type { Deps } from './deps.ts';
import { handleSwingDeleted } from './jobs/analyze-video/consumers/swing-deleted.consumer.ts';
import { handleSwingUploaded } from './jobs/analyze-video/consumers/swing-uploaded.consumer.ts';
import { handleUserDeleted } from './jobs/analyze-video/consumers/user-deleted.consumer.ts';

/** Every event that this service obeys, with its one handler. */
export function startEventConsumer({ db, env, logger }: Deps): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'analysis',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: {
      'swing.uploaded': handleSwingUploaded,
      'swing.deleted': handleSwingDeleted,
      'user.deleted': handleUserDeleted,
    },
  });
}
