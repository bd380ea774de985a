import { keyOfCause, type NotificationCause, type PushPlan, planPush, pushTypeOf } from '@trueswing/domain';
import type { Transaction } from 'kysely';
import type { GamificationTables } from '../../../database.tables.ts';
import { freeDays } from './free-day.repository.ts';
import { insertDeliveries, insertPushes, listDevices } from './push.repository.ts';

/** Golfers by their ids, both included. */
interface Golfers {
  from: string;
  to: string;
}

/**
 * Schedules what was just notified for the devices that want it, in the same transaction. A golfer has one push a US Central
 * day: the first notification of a day takes it, and a later one is only shown in the app unless it replaces one that still waits.
 */
export async function schedulePush(
  tx: Transaction<GamificationTables>,
  cause: NotificationCause,
  at: Date,
  golfers: Golfers,
): Promise<void> {
  const type = pushTypeOf(cause);
  if (type === null) return;
  const devices = await listDevices(tx, { type, cause: keyOfCause(cause), ...golfers });
  const pushes = new Map<string, { userId: string; plan: PushPlan }>();
  for (const { notificationId, userId, timeZone, transactionAt } of devices) {
    if (pushes.has(notificationId)) continue;
    // An event may be late: what is planned must not lie in the past.
    const now = transactionAt > at ? transactionAt : at;
    const plan = planPush({ type, at, now, timeZone });
    if (plan) pushes.set(notificationId, { userId, plan });
  }
  if (pushes.size === 0) return;
  const planned = [...pushes].map(([notificationId, { userId, plan }]) => ({ notificationId, userId, type, ...plan }));
  await freeDays(tx, cause, planned);
  const taken = await insertPushes(tx, planned);
  const deliveries = devices.flatMap(({ notificationId, subscriptionId }) => {
    const dueAt = taken.has(notificationId) && pushes.get(notificationId)?.plan.dueAt;
    return dueAt ? [{ notificationId, subscriptionId, dueAt }] : [];
  });
  if (deliveries.length > 0) await insertDeliveries(tx, deliveries);
}
