import { type Kysely, sql, type Transaction } from 'kysely';
import type { BillingTables } from '../../../database.tables.ts';

type Db = Kysely<BillingTables>;
type Tx = Transaction<BillingTables>;

export interface CustomerRow {
  userId: string;
  stripeCustomerId: string | null;
  attempt: number;
}

/** Makes everybody else who does something about the golfer's payments wait for this transaction. */
export async function lockCustomer(tx: Tx, userId: string): Promise<CustomerRow | undefined> {
  return await tx
    .selectFrom('billing.customer')
    .select(['user_id as userId', 'stripe_customer_id as stripeCustomerId', 'attempt'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertCustomer(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('billing.customer')
    .values({ user_id: userId, stripe_customer_id: null, email_due_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findCustomer(db: Db, userId: string): Promise<CustomerRow | undefined> {
  return await db
    .selectFrom('billing.customer')
    .select(['user_id as userId', 'stripe_customer_id as stripeCustomerId', 'attempt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whose customer it is; undefined for one that is not (or no more) of ours. */
export async function findUserOf(db: Db, stripeCustomerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing.customer')
    .select('user_id')
    .where('stripe_customer_id', '=', stripeCustomerId)
    .executeTakeFirst();
  return row?.user_id;
}

/** The same, and the account's deletion waits for this transaction. */
export async function lockUserOf(tx: Tx, stripeCustomerId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('billing.customer')
    .select('user_id')
    .where('stripe_customer_id', '=', stripeCustomerId)
    .forShare()
    .executeTakeFirst();
  return row?.user_id;
}

export async function setStripeCustomer(tx: Tx, userId: string, stripeCustomerId: string): Promise<void> {
  await tx
    .updateTable('billing.customer')
    .set({ stripe_customer_id: stripeCustomerId })
    .where('user_id', '=', userId)
    .execute();
}

/** A way to pay is opened: for some days the golfer is asked about even if no webhook comes. */
export async function touchCustomer(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('billing.customer')
    .set({ active_at: sql<Date>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .execute();
}

/** There is no such customer at Stripe any more. One that was made in its place stays. */
export async function forgetStripeCustomer(db: Db, userId: string, stripeCustomerId: string): Promise<void> {
  await db
    .updateTable('billing.customer')
    .set({ stripe_customer_id: null })
    .where('user_id', '=', userId)
    .where('stripe_customer_id', '=', stripeCustomerId)
    .execute();
}

/** From now on the golfer's creations have other idempotency keys. */
export async function raiseAttempt(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('billing.customer')
    .set({ attempt: sql<number>`attempt + 1` })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteCustomer(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('billing.customer').where('user_id', '=', userId).execute();
}
