import { timeAfter } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';

type Db = Kysely<BillingTables>;

export interface ClaimedEmail {
  userId: string;
  stripeCustomerId: string;
  /** The golfer's address now; null if the account was deleted meanwhile. */
  email: string | null;
  /** Number of the change. */
  change: number;
}

export async function noteEmailChange(tx: Transaction<BillingTables>, userId: string): Promise<void> {
  await tx
    .updateTable('billing.customer')
    .set({ email_change: sql<number>`email_change + 1`, email_due_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** Claims a customer whose e-mail must be updated at Stripe, and schedules a retry. */
export async function claimEmail(db: Db, retryMs: number): Promise<ClaimedEmail | undefined> {
  const { rows } = await sql<ClaimedEmail>`
    with due as (
      select user_id from billing.customer
      where email_due_at <= now() and stripe_customer_id is not null
      order by email_due_at limit 1 for update skip locked)
    update billing.customer c set email_due_at = ${timeAfter(retryMs)}
    from due where c.user_id = due.user_id
    returning c.user_id as "userId", c.stripe_customer_id as "stripeCustomerId", c.email_change as change,
      (select g.email from gateway.golfer_email g where g.user_id = c.user_id) as email`.execute(db);
  return rows[0];
}

/** Stripe has the address. If it has changed again meanwhile, the update stays due. */
export async function markEmailUpdated(db: Db, { userId, change }: ClaimedEmail): Promise<void> {
  await db
    .updateTable('billing.customer')
    .set({ email_due_at: null })
    .where('user_id', '=', userId)
    .where('email_change', '=', change)
    .execute();
}
