import type { PaymentProblem } from '@trueswing/contracts';
import type { Entitlement, EntitlementState, LastEntitlement } from '@trueswing/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';

type Db = Kysely<BillingTables>;
type Tx = Transaction<BillingTables>;

export async function findPaymentProblem(db: Db, userId: string): Promise<PaymentProblem | null> {
  const row = await db
    .selectFrom('billing.subscription')
    .select('payment_problem')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.payment_problem ?? null;
}

/** The state as it was last read from Stripe; undefined for a golfer without a subscription. */
export async function findState(tx: Tx, userId: string): Promise<(EntitlementState & LastEntitlement) | undefined> {
  return await tx
    .selectFrom('billing.subscription')
    .select([
      'told_premium as isPremium',
      'ends_at as endsAt',
      'payment_problem as paymentProblem',
      'status',
      'premium_until as premiumUntil',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores the state as just read from Stripe. */
export async function storeEntitlement(
  tx: Tx,
  userId: string,
  entitlement: Entitlement & { isPremium: boolean },
): Promise<void> {
  const row = {
    subscription_id: entitlement.subscriptionId,
    status: entitlement.status,
    plan: entitlement.plan,
    premium_until: entitlement.premiumUntil,
    ends_at: entitlement.endsAt,
    period_end: entitlement.periodEnd,
    payment_problem: entitlement.paymentProblem,
    is_doubtful: entitlement.needsReview,
    told_premium: entitlement.isPremium,
    fetched_at: sql<Date>`clock_timestamp()`,
  };
  await tx
    .insertInto('billing.subscription')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deleteEntitlement(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('billing.subscription').where('user_id', '=', userId).execute();
}

/** Golfers whose Premium has ended by the clock since their state was read from Stripe. */
export async function listLapsed(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('billing.subscription')
    .select('user_id')
    .where('told_premium', '=', true)
    .where('premium_until', '<=', now)
    .orderBy('premium_until')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/**
 * Golfers whose state was not read from Stripe since `syncedBefore`, and who have a subscription that may change or opened a
 * way to pay since `activeSince`; and those whose state an operator has set to `-infinity`, as never read. In the order of their
 * ids, those above `after`.
 */
export async function listStale(
  db: Db,
  stale: { syncedBefore: Date; activeSince: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.user_id as id from billing.customer c left join billing.subscription s on s.user_id = c.user_id
    where c.stripe_customer_id is not null and c.user_id > ${stale.after}::uuid
      and coalesce(s.fetched_at < ${stale.syncedBefore}, true)
      and (s.status not in ('canceled', 'incomplete_expired') or c.active_at >= ${stale.activeSince}
        or s.fetched_at = '-infinity')
    order by c.user_id limit ${stale.limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Subscriptions that an operator must check. */
export async function countSubscriptionsToReview(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('billing.subscription')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('is_doubtful', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads the published view, which has only golfers who have ever subscribed. */
export async function findIsPremium(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing.entitlement')
    .select('is_premium')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_premium ?? false;
}
