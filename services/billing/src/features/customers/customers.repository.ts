import { timeAfter } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';

type Db = Kysely<BillingTables>;
type Tx = Transaction<BillingTables>;

/** A golfer's row. */
export interface CustomerRow {
  userId: string;
  /** null until the customer is created at Stripe. */
  stripeCustomerId: string | null;
  /** Part of idempotency keys. */
  attempt: number;
  /** Place, among events and reads, where the read began whose result is stored. */
  syncedOrder: number;
}

const columns = [
  'user_id as userId',
  'stripe_customer_id as stripeCustomerId',
  'attempt',
  'synced_order as syncedOrder',
] as const;

export async function selectCustomer(db: Db, userId: string): Promise<CustomerRow | undefined> {
  return await db.selectFrom('billing.customer').select(columns).where('user_id', '=', userId).executeTakeFirst();
}

/** A way to pay was opened since, and Stripe has not answered with the customer's id; it may have created the customer. */
const isUnanswered = sql<boolean>`stripe_customer_id is null and active_at >= created_at`;

/** Locks the golfer's row until the transaction ends. */
export async function lockCustomerRow(
  tx: Tx,
  userId: string,
): Promise<(CustomerRow & { isUnanswered: boolean }) | undefined> {
  return await tx
    .selectFrom('billing.customer')
    .select([...columns, isUnanswered.as('isUnanswered')])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Inserts the golfer's row, or records in it that a way to pay is opened now. Does nothing for a deleted account. */
export async function upsertPayingCustomer(db: Db, userId: string): Promise<CustomerRow | undefined> {
  return await db
    .insertInto('billing.customer')
    .columns(['user_id'])
    .expression(db.selectFrom('gateway.golfer_email').select('user_id').where('user_id', '=', userId))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ active_at: sql<Date>`clock_timestamp()` }))
    .returning(columns)
    .executeTakeFirst();
}

/** Inserts a golfer's customer of Stripe. Returns false for a deleted account, and for a golfer who has another customer. */
export async function insertStripeCustomer(db: Db, userId: string, stripeCustomerId: string): Promise<boolean> {
  const row = await db
    .insertInto('billing.customer')
    .columns(['user_id', 'stripe_customer_id'])
    .expression(
      db
        .selectFrom('gateway.golfer_email')
        .select(['user_id', sql<string>`${stripeCustomerId}::text`.as('stripe_customer_id')])
        .where('user_id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ stripe_customer_id: stripeCustomerId, active_at: sql<Date>`clock_timestamp()` })
        .where('billing.customer.stripe_customer_id', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectStripeCustomer(db: Db, stripeCustomerId: string): Promise<CustomerRow | undefined> {
  return await db
    .selectFrom('billing.customer')
    .select(columns)
    .where('stripe_customer_id', '=', stripeCustomerId)
    .executeTakeFirst();
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

/** Returns false if the account was deleted meanwhile. */
export async function setStripeCustomer(db: Db, userId: string, stripeCustomerId: string): Promise<boolean> {
  const row = await db
    .updateTable('billing.customer')
    .set({ stripe_customer_id: stripeCustomerId })
    .where('user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('gateway.golfer_email').select('user_id').where('user_id', '=', userId)),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The next place among events and reads. */
export async function nextStripeOrder(db: Db): Promise<number> {
  const { rows } = await sql<{ order: number }>`select nextval('billing.stripe_order') as order`.execute(db);
  return rows[0]?.order ?? 0;
}

/** Locks the row of a customer until the transaction ends. Returns where the read began whose result is stored. */
export async function lockSyncedOrder(tx: Tx, stripeCustomerId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('billing.customer')
    .select('synced_order')
    .where('stripe_customer_id', '=', stripeCustomerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.synced_order;
}

export async function setSyncedOrder(tx: Tx, stripeCustomerId: string, order: number): Promise<void> {
  await tx
    .updateTable('billing.customer')
    .set({ synced_order: order })
    .where('stripe_customer_id', '=', stripeCustomerId)
    .execute();
}

const isWithoutAccount = sql<boolean>`not exists (
  select from gateway.golfer_email golfer where golfer.user_id = customer.user_id)`;

/** A golfer of a deleted account, and when customers may have been created for them whose ids we do not know. */
export interface LeftCustomer {
  userId: string;
  createdAt: Date;
  activeAt: Date;
}

/**
 * Lists the rows of deleted accounts for which no way to pay was opened within `settledMs`. An id does not exclude a row: the
 * answer to a creation may come after the deletion.
 */
export async function listLeftCustomers(db: Db, settledMs: number): Promise<LeftCustomer[]> {
  return await db
    .selectFrom('billing.customer as customer')
    .select(['user_id as userId', 'created_at as createdAt', 'active_at as activeAt'])
    .where('active_at', '<', timeAfter(-settledMs))
    .where(isWithoutAccount)
    .limit(100)
    .execute();
}

/** Counts the rows of deleted accounts. */
export async function countLeftCustomers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('billing.customer as customer')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isWithoutAccount)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the customer that was used last; undefined if there is none at Stripe. */
export async function findNewestStripeCustomer(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing.customer')
    .select('stripe_customer_id as id')
    .where('stripe_customer_id', 'is not', null)
    .orderBy('active_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? undefined;
}

/** Also counts an attempt. Changes nothing if the golfer has another customer by now. */
export async function clearStripeCustomer(tx: Tx, userId: string, stripeCustomerId: string): Promise<void> {
  await tx
    .updateTable('billing.customer')
    .set({ stripe_customer_id: null, attempt: sql<number>`attempt + 1`, created_at: sql<Date>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .where('stripe_customer_id', '=', stripeCustomerId)
    .execute();
}

/**
 * Deletes the events of a customer, except refunds and disputes that wait to be noted for admins: processing removes the ids of
 * an unknown customer from them.
 */
export async function deleteEventsOfCustomer(tx: Tx, stripeCustomerId: string): Promise<void> {
  await tx
    .deleteFrom('billing.webhook_event')
    .where('stripe_customer_id', '=', stripeCustomerId)
    .where((where) => where.or([where('processed_at', 'is not', null), where('stripe_charge_id', 'is', null)]))
    .execute();
}

export async function incrementAttempt(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('billing.customer')
    .set({ attempt: sql<number>`attempt + 1` })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteCustomerRow(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('billing.customer').where('user_id', '=', userId).execute();
}
