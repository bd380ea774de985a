import { retryTime } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';

type Db = Kysely<BillingTables>;

export async function insertRemoval(tx: Transaction<BillingTables>, stripeCustomerId: string): Promise<void> {
  await tx
    .insertInto('billing.customer_removal')
    .values({ stripe_customer_id: stripeCustomerId, last_error: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Claims the removal that has been due longest, and schedules a retry after 30 s, 1 min, 2 min … at most an hour. */
export async function claimRemoval(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select stripe_customer_id as id from billing.customer_removal
      where next_attempt_at <= now() order by next_attempt_at limit 1 for update skip locked)
    update billing.customer_removal r
    set attempts = attempts + 1,
      next_attempt_at = ${retryTime({ baseMs: 30_000, failures: sql.ref<number>('attempts') })}
    from due where r.stripe_customer_id = due.id
    returning r.stripe_customer_id as id`.execute(db);
  return rows[0]?.id;
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
