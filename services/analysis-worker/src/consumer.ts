import { type RunningConsumer, startConsumer } from '@trueswing/events';
import type { Deps } from './deps.ts';
import { obeySwingDeleted } from './jobs/analyze-video/consumers/swing-deleted.consumer.ts';
import { obeySwingUploaded } from './jobs/analyze-video/consumers/swing-uploaded.consumer.ts';
import { obeyUserDeleted } from './jobs/analyze-video/consumers/user-deleted.consumer.ts';

/** Every event that this service obeys, with its one handler. */
export function startEventConsumer({ db, env, logger }: Deps): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'analysis',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: {
      'swing.uploaded': obeySwingUploaded,
      'swing.deleted': obeySwingDeleted,
      'user.deleted': obeyUserDeleted,
    },
  });
}
