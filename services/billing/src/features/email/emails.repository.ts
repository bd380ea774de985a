import { claimDue, timeAfter } from '@trueswing/service-kit';
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
  return claimDue(db, {
    table: 'billing.customer',
    key: ['user_id'],
    dueAt: 'email_due_at',
    where: sql<boolean>`item.stripe_customer_id is not null`,
    nextDueAt: timeAfter(retryMs),
    select: sql<ClaimedEmail>`
      select user_id as "userId", stripe_customer_id as "stripeCustomerId", email_change as change,
        (select g.email from gateway.golfer_email g where g.user_id = claimed.user_id) as email
      from claimed`,
  });
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
