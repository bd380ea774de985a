import { type RunningConsumer, startConsumer } from '@trueswing/events';
import type { Deps } from './deps.ts';
import { obeyUserDeleted } from './features/payments/deletion/user-deleted.consumer.ts';
import { obeyEmailChanged } from './features/payments/email/email-changed.consumer.ts';

/** Every event that this service obeys, with its one handler. */
export function startEventConsumer({ db, env, logger }: Pick<Deps, 'db' | 'env' | 'logger'>): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'billing',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: { 'user.deleted': obeyUserDeleted, 'user.email-changed': obeyEmailChanged },
  });
}
