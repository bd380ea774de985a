import type { PushType, UserId } from '@trueswing/contracts';
import type { PushPlan } from '@trueswing/domain';
import { claimDue, retryTime } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../../database.tables.ts';

type Tx = Transaction<GamificationTables>;

/** A device to which a new notification is to be sent. */
interface Device {
  notificationId: string;
  userId: string;
  subscriptionId: string;
  timeZone: string;
  transactionAt: Date;
}

/** Sessions are not limited, and each may be a device. */
const devicesPerGolfer = 20;

/**
 * The devices that want what was just notified, of each golfer those that chose last; the first of them is the one whose time zone
 * counts.
 */
export async function listDevices(
  tx: Tx,
  { cause, type, from, to }: { cause: string; type: PushType; from: string; to: string },
): Promise<Device[]> {
  const { rows } = await sql<Device>`
    select notification_id as "notificationId", user_id as "userId", id as "subscriptionId",
      time_zone as "timeZone", now() as "transactionAt"
    from (
      select n.id as notification_id, device.*,
        row_number() over (partition by n.user_id order by device.created_at desc, device.id) as place
      from gamification.notification n
      join gateway.push_subscription_of_golfer device using (user_id)
      where n.user_id between ${from} and ${to} and n.cause = ${cause} and ${type} = any (device.types)
        and n.read_at is null and n.removed_at is null) newest
    where place <= ${devicesPerGolfer} order by user_id, place`.execute(tx);
  return rows;
}

interface NewPush extends PushPlan {
  notificationId: string;
  userId: string;
  type: PushType;
}

/** Adds pushes, except of golfers who have one on that day. Returns the notifications that were added. */
export async function insertPushes(tx: Tx, pushes: readonly NewPush[]): Promise<Set<string>> {
  const rows = await tx
    .insertInto('gamification.push')
    .values(
      pushes.map(({ notificationId, userId, type, day, until }) => ({
        notification_id: notificationId,
        user_id: userId,
        type,
        day,
        until,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('notification_id')
    .execute();
  return new Set(rows.map(({ notification_id }) => notification_id));
}

interface NewDelivery {
  notificationId: string;
  subscriptionId: string;
  dueAt: Date;
}

export async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
  // Arrays, since a statement binds 65,535 parameters and a batch may have more values.
  const notificationIds = deliveries.map(({ notificationId }) => notificationId);
  const subscriptionIds = deliveries.map(({ subscriptionId }) => subscriptionId);
  const dueAt = deliveries.map((delivery) => delivery.dueAt);
  await sql`
    insert into gamification.push_delivery (notification_id, subscription_id, due_at)
    select * from unnest(${notificationIds}::uuid[], ${subscriptionIds}::uuid[], ${dueAt}::timestamptz[])`.execute(tx);
}

/** A claimed delivery with all that is sent. */
export interface ClaimedDelivery {
  notificationId: string;
  subscriptionId: string;
  userId: UserId;
  until: Date;
  title: string;
  message: string;
  link: string | null;
  isObsolete: boolean;
  /** Null if the golfer has signed out of the device. */
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
}

/** The first retry comes after this; longer than a call may take, so that no delivery is sent by two processes. */
const baseMs = 30_000;

/** The Sunday on which the week of a push began. */
const weekOfPush = sql`(push.day - extract(dow from push.day)::int)`;

/**
 * Whether the cause of a `push` for a notification `n` has ended: the streak at risk is saved by an exercise or a pause, or cannot
 * be without Premium; or an analysis that failed was repeated and is there.
 */
const hasEnded = sql<boolean>`case push.type
  when 'streak' then exists (
    select from gamification.golfer_activity golfer
    where golfer.user_id = push.user_id and golfer.trained_on >= ${weekOfPush})
    or exists (
      select from gateway.paused_week paused where paused.user_id = push.user_id and paused.week = ${weekOfPush})
    or not exists (
      select from billing.entitlement paid where paid.user_id = push.user_id and paid.is_premium)
  when 'analysis' then exists (
    select from analysis.analyzed_swing swing
    where swing.analysis_id = substring(n.cause from '^analysis-failed:(.+)$')::uuid)
  else false end`;

/** Whether a `push` for a notification `n` is no longer needed: the golfer has seen it or deleted it, or its cause has ended. */
export const isObsolete = sql<boolean>`(n.read_at is not null or n.removed_at is not null or ${hasEnded})`;

/** Claims the delivery that has been due longest. If this process is killed, it is due again after the wait of a retry. */
export const claimDelivery = (db: Kysely<GamificationTables>): Promise<ClaimedDelivery | undefined> =>
  claimDue(db, {
    table: 'gamification.push_delivery',
    key: ['notification_id', 'subscription_id'],
    dueAt: 'due_at',
    nextDueAt: retryTime({ baseMs, failures: sql.ref<number>('attempts'), jitter: 0.2 }),
    attempts: 'attempts',
    select: sql<ClaimedDelivery>`
      select claimed.notification_id as "notificationId", claimed.subscription_id as "subscriptionId",
        push.user_id as "userId", push.until, n.title, n.message, n.link,
        ${isObsolete} as "isObsolete",
        device.endpoint, device.p256dh, device.auth
      from claimed
      join gamification.push push using (notification_id)
      join gamification.notification n on n.id = claimed.notification_id
      left join gateway.push_subscription_of_golfer device
        on device.id = claimed.subscription_id and device.user_id = push.user_id`,
  });

export type DeliveryOutcome = 'sent' | 'gone' | 'refused' | 'too-late' | 'obsolete';

/** Ends a delivery: it is never due again. @returns false if the golfer's deletion has removed it meanwhile */
export async function endDelivery(
  db: Kysely<GamificationTables>,
  { notificationId, subscriptionId }: Pick<ClaimedDelivery, 'notificationId' | 'subscriptionId'>,
  outcome: DeliveryOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gamification.push_delivery')
    .set({ due_at: null, outcome })
    .where('notification_id', '=', notificationId)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
