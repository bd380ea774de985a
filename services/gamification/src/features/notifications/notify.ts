import { describeCause, isOnce, keyOfCause, type NotificationCause } from '@trueswing/domain';
import { inSpan } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';
import { insertNotification } from './notifications.repository.ts';
import { schedulePush } from './push/schedule-push.ts';

/** Notifies a golfer of a cause, once. */
export const notify = (
  tx: Transaction<GamificationTables>,
  { userId, at }: { userId: string; at: Date },
  cause: NotificationCause,
): Promise<void> =>
  inSpan(
    'notify',
    async () => {
      await insertNotification(tx, {
        userId,
        createdAt: at,
        cause: keyOfCause(cause),
        isOnce: isOnce(cause),
        ...describeCause(cause),
      });
      await schedulePush(tx, cause, at, { from: userId, to: userId });
    },
    { attributes: { 'notification.kind': cause.kind } },
  );
