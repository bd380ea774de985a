import type { PaidPlan, PaymentProblem } from '@trueswing/contracts';
import type { Entitlement } from '@trueswing/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { BillingTables } from '../../../database.tables.ts';

type Db = Kysely<BillingTables>;
type Tx = Transaction<BillingTables>;

export interface StoredEntitlement {
  plan: PaidPlan;
  endsAt: Date | null;
  paymentProblem: PaymentProblem | null;
  toldPremium: boolean;
}

export async function findStored(db: Db, userId: string): Promise<StoredEntitlement | undefined> {
  return await db
    .selectFrom('billing.subscription')
    .select(['plan', 'ends_at as endsAt', 'payment_problem as paymentProblem', 'told_premium as toldPremium'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Keeps what Stripe said last. */
export async function storeEntitlement(
  tx: Tx,
  userId: string,
  entitlement: Entitlement & { toldPremium: boolean },
): Promise<void> {
  const row = {
    subscription_id: entitlement.subscriptionId,
    status: entitlement.status,
    plan: entitlement.plan,
    premium_until: entitlement.premiumUntil,
    ends_at: entitlement.endsAt,
    period_end: entitlement.periodEnd,
    payment_problem: entitlement.paymentProblem,
    is_doubtful: entitlement.isDoubtful,
    told_premium: entitlement.toldPremium,
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

/** Whose Premium has ended by the clock, and nobody has been told. */
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
 * Who has a subscription that may change yet, or has opened a way to pay since `activeSince`, and was not asked about since
 * then; in the order of their ids, after the one that is named.
 */
export async function listStale(
  db: Db,
  stale: { since: Date; activeSince: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.user_id as id from billing.customer c left join billing.subscription s on s.user_id = c.user_id
    where c.stripe_customer_id is not null and c.user_id > ${stale.after}::uuid
      and coalesce(s.fetched_at < ${stale.since}, true)
      and (s.status not in ('canceled', 'incomplete_expired') or c.active_at >= ${stale.activeSince})
    order by c.user_id limit ${stale.limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Subscriptions that somebody must look at. */
export async function countDoubtful(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('billing.subscription')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('is_doubtful', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** The published view, which knows only golfers who have ever subscribed. */
export async function findIsPremium(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing.entitlement')
    .select('is_premium')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_premium ?? false;
}
