import { claimDue, retryTime } from '@trueswing/service-kit';
import { type Kysely, sql } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';

type Db = Kysely<BillingTables>;

export async function insertRemoval(db: Db, stripeCustomerId: string): Promise<void> {
  await db
    .insertInto('billing.customer_removal')
    .values({ stripe_customer_id: stripeCustomerId, last_error: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Claims the removal that has been due longest, and schedules a retry after 30 s, 1 min, 2 min … at most an hour. */
export async function claimRemoval(db: Db): Promise<string | undefined> {
  const claimed = await claimDue(db, {
    table: 'billing.customer_removal',
    key: ['stripe_customer_id'],
    dueAt: 'next_attempt_at',
    attempts: 'attempts',
    nextDueAt: retryTime({ baseMs: 30_000, failures: sql.ref<number>('attempts') }),
    select: sql<{ id: string }>`select stripe_customer_id as id from claimed`,
  });
  return claimed?.id;
}

export async function deleteRemoval(db: Db, stripeCustomerId: string): Promise<void> {
  await db.deleteFrom('billing.customer_removal').where('stripe_customer_id', '=', stripeCustomerId).execute();
}

export async function countRemovals(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('billing.customer_removal')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
