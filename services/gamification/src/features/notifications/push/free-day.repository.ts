import type { NotificationCause } from '@trueswing/domain';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../../database.tables.ts';
import { type ClaimedDelivery, endDelivery, isObsolete } from './push.repository.ts';

type Tx = Transaction<GamificationTables>;

/** Whether a `delivery` may have reached its device: a call whose end was not recorded may have. */
const mayHaveArrived = sql<boolean>`(
  delivery.outcome = 'sent' or delivery.attempts > 1 or (delivery.outcome is null and delivery.attempts > 0))`;

/** Ends a delivery that is no longer needed, and gives the golfer's day back unless the push may have arrived on a device. */
export async function endObsoleteDelivery(
  tx: Tx,
  delivery: Pick<ClaimedDelivery, 'notificationId' | 'subscriptionId'>,
): Promise<void> {
  const { notificationId } = delivery;
  // The deliveries of a push end one after the other, so that the last one sees the others.
  await sql`select from gamification.push where notification_id = ${notificationId} for update`.execute(tx);
  await endDelivery(tx, delivery, 'obsolete');
  await sql`
    delete from gamification.push where notification_id = ${notificationId} and not exists (
      select from gamification.push_delivery delivery
      where delivery.notification_id = ${notificationId} and ${mayHaveArrived})`.execute(tx);
}

/**
 * Deletes pushes that are no longer needed or that those of a cause replace, unless they may have arrived on a device, so that these
 * get their days. A delivery that is being claimed is waited for, and one that is locked here is not claimed.
 */
export async function freeDays(
  tx: Tx,
  cause: NotificationCause,
  pushes: readonly { userId: string; day: string }[],
): Promise<void> {
  const [userIds, days] = [pushes.map(({ userId }) => userId), pushes.map(({ day }) => day)];
  await sql`
    with delivery as materialized (
      select push.notification_id, delivery.attempts, delivery.outcome
      from unnest(${userIds}::uuid[], ${days}::date[]) as wanted (user_id, day)
      join gamification.push push using (user_id, day)
      join gamification.push_delivery delivery using (notification_id)
      join gamification.notification n on n.id = push.notification_id
      where ${isObsolete} or ${isReplacedBy(cause)} for update of push, delivery)
    delete from gamification.push where notification_id in (
      select notification_id from delivery
      group by notification_id having count(*) filter (where ${mayHaveArrived}) = 0)`.execute(tx);
}

/** Whether a `push` for a notification `n` makes room for those of a cause. */
function isReplacedBy(cause: NotificationCause): RawBuilder<boolean> {
  switch (cause.kind) {
    case 'streak-at-risk':
      // It cannot wait for another day.
      return sql`push.type <> 'streak'`;
    case 'analysis-ready':
      // It failed before and was repeated.
      return sql`n.cause = ${`analysis-failed:${cause.analysisId}`}`;
    default:
      return sql`false`;
  }
}
