import { type Kysely, sql, type Transaction } from 'kysely';
import type { BillingTables } from '../../../database.tables.ts';

type Db = Kysely<BillingTables>;
type Tx = Transaction<BillingTables>;

/** What is kept of an event: only ids, since nothing else of it is believed. */
export interface EventIds {
  id: string;
  type: string;
  stripeCustomerId: string | null;
  stripeChargeId: string | null;
}

export type ClaimedEvent = EventIds & { attempt: number };

/**
 * Stores an event together with the need to act on it. One that is known changes nothing but notes the new signature.
 * @returns false for a signature under which it has come before
 */
export async function insertEvent(db: Db, event: EventIds, signature: string | null): Promise<boolean> {
  const { rows } = await sql`
    insert into billing.webhook_event as known (id, type, stripe_customer_id, stripe_charge_id, signatures)
    values (${event.id}, ${event.type}, ${event.stripeCustomerId}, ${event.stripeChargeId},
      ${signature === null ? [] : [signature]}::text[])
    on conflict (id) do update set signatures = known.signatures || excluded.signatures
      where not known.signatures && excluded.signatures
    returning id`.execute(db);
  return rows.length > 0;
}

/** Takes the event that has been due longest, for as long as the lease. What a process leaves behind comes back after it. */
export async function claimEvent(db: Db, leaseMs: number): Promise<ClaimedEvent | undefined> {
  const { rows } = await sql<ClaimedEvent>`
    with due as (
      select id from billing.webhook_event
      where processed_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked)
    update billing.webhook_event e
    set attempts = e.attempts + 1, next_attempt_at = now() + interval '1 millisecond' * ${leaseMs}::int
    from due where e.id = due.id
    returning e.id, e.type, e.stripe_customer_id as "stripeCustomerId", e.stripe_charge_id as "stripeChargeId",
      e.attempts as attempt`.execute(db);
  return rows[0];
}

export async function settleEvent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('billing.webhook_event')
    .set({ processed_at: sql<Date>`now()`, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** The database's clock: events are dated by it. */
export async function readDatabaseTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  return rows[0]?.now ?? new Date(0);
}

/** All that came of a customer before we asked is answered by what we heard then. Notes of charges are another matter. */
export async function settleEventsOf(tx: Tx, stripeCustomerId: string, askedAt: Date): Promise<void> {
  await tx
    .updateTable('billing.webhook_event')
    .set({ processed_at: sql<Date>`now()`, last_error: null })
    .where('stripe_customer_id', '=', stripeCustomerId)
    .where('stripe_charge_id', 'is', null)
    .where('processed_at', 'is', null)
    .where('received_at', '<=', askedAt)
    .execute();
}

/** The next try after 1 s, 2 s, 4 s …, at most an hour; it is never given up. */
export async function postponeEvent(db: Db, event: ClaimedEvent, error: string): Promise<void> {
  await sql`
    update billing.webhook_event
    set last_error = ${error},
      next_attempt_at = now() + least(interval '1 second' * power(2, ${Math.min(event.attempt - 1, 12)}::int), interval '1 hour')
    where id = ${event.id} and attempts = ${event.attempt} and processed_at is null`.execute(db);
}

export async function deleteEventsOf(tx: Tx, stripeCustomerId: string): Promise<void> {
  await tx.deleteFrom('billing.webhook_event').where('stripe_customer_id', '=', stripeCustomerId).execute();
}

/** Stripe itself keeps events for 30 days. */
export async function pruneEvents(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('billing.webhook_event')
    .where('processed_at', 'is not', null)
    .where('received_at', '<', before)
    .execute();
}

export async function countWaiting(db: Db): Promise<{ waiting: number; lagS: number }> {
  const { rows } = await sql<{ waiting: number; lagS: number }>`
    select count(*)::int as waiting, coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as "lagS"
    from billing.webhook_event where processed_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, lagS: 0 };
}
