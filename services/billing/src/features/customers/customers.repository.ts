import { type Kysely, sql, type Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';

type Db = Kysely<BillingTables>;
type Tx = Transaction<BillingTables>;

export interface CustomerRow {
  userId: string;
  stripeCustomerId: string | null;
  attempt: number;
}

/** Locks the golfer's row until the transaction ends. */
export async function lockCustomerRow(tx: Tx, userId: string): Promise<CustomerRow | undefined> {
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

export async function selectStripeCustomerId(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('billing.customer')
    .select('stripe_customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.stripe_customer_id ?? null;
}

export async function selectUser(db: Db, stripeCustomerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing.customer')
    .select('user_id')
    .where('stripe_customer_id', '=', stripeCustomerId)
    .executeTakeFirst();
  return row?.user_id;
}

/** Finds the golfer, and makes the account's deletion wait for this transaction. */
export async function lockUser(tx: Tx, stripeCustomerId: string): Promise<string | undefined> {
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

export async function touchCustomer(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('billing.customer')
    .set({ active_at: sql<Date>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .execute();
}

/** Changes nothing if the golfer has another customer by now. */
export async function clearStripeCustomer(db: Db, userId: string, stripeCustomerId: string): Promise<void> {
  await db
    .updateTable('billing.customer')
    .set({ stripe_customer_id: null })
    .where('user_id', '=', userId)
    .where('stripe_customer_id', '=', stripeCustomerId)
    .execute();
}

export async function incrementAttempt(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('billing.customer')
    .set({ attempt: sql<number>`attempt + 1` })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteCustomerRow(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('billing.customer').where('user_id', '=', userId).execute();
}
