import { claimDue, retryTime, timeAfter } from '@trueswing/service-kit';
import { type Kysely, sql } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';

type Db = Kysely<BillingTables>;

/** Parts of an event that are stored: only ids, since we trust nothing else in it. */
export interface StripeEventIds {
  id: string;
  type: string;
  stripeCustomerId: string | null;
  stripeChargeId: string | null;
}

export interface ClaimedStripeEvent extends StripeEventIds {
  attempt: number;
  /** Place of the event among the events and our reads of Stripe. */
  receivedOrder: number;
}

/**
 * Stores an event, due to be handled. For a known event only the new signature is added.
 * @returns false if the event has already come with this signature
 */
export async function insertStripeEvent(db: Db, event: StripeEventIds, signature: string | null): Promise<boolean> {
  const { rows } = await sql`
    insert into billing.webhook_event as known (id, type, stripe_customer_id, stripe_charge_id, signatures)
    values (${event.id}, ${event.type}, ${event.stripeCustomerId}, ${event.stripeChargeId},
      ${signature === null ? [] : [signature]}::text[])
    on conflict (id) do update set signatures = known.signatures || excluded.signatures
      where not known.signatures && excluded.signatures
    returning id`.execute(db);
  return rows.length > 0;
}

/** Claims the event that has been due longest. If the process ends meanwhile, the event is due again after the lease. */
export async function claimStripeEvent(db: Db, leaseMs: number): Promise<ClaimedStripeEvent | undefined> {
  return claimDue(db, {
    table: 'billing.webhook_event',
    key: ['id'],
    dueAt: 'next_attempt_at',
    attempts: 'attempts',
    where: sql<boolean>`item.processed_at is null`,
    nextDueAt: timeAfter(leaseMs),
    select: sql<ClaimedStripeEvent>`
      select id, type, stripe_customer_id as "stripeCustomerId", stripe_charge_id as "stripeChargeId",
        attempts as attempt, received_order as "receivedOrder"
      from claimed`,
  });
}

/** Keeps the ids of customer and charge only for a golfer of ours: nothing else would delete them with the account. */
export async function markStripeEventProcessed(
  db: Db,
  id: string,
  { isOfGolfer }: { isOfGolfer: boolean },
): Promise<void> {
  await db
    .updateTable('billing.webhook_event')
    .set({
      processed_at: sql<Date>`now()`,
      last_error: null,
      ...(!isOfGolfer && { stripe_customer_id: null, stripe_charge_id: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** Schedules a retry after 1 s, 2 s, 4 s … at most an hour; the number of retries is not limited. */
export async function postponeStripeEvent(db: Db, event: ClaimedStripeEvent, error: string): Promise<void> {
  await sql`
    update billing.webhook_event
    set last_error = ${error},
      next_attempt_at = ${retryTime({ baseMs: 1_000, failures: event.attempt - 1 })}
    where id = ${event.id} and attempts = ${event.attempt} and processed_at is null`.execute(db);
}

export async function deleteProcessedStripeEvents(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('billing.webhook_event')
    .where('processed_at', 'is not', null)
    .where('received_at', '<', before)
    .execute();
}

/**
 * Counts the events whose effect is missing. An event that was postponed has its effect already if a later read of its
 * customer is stored: only its mark as processed waits for the retry.
 */
export async function countWaitingStripeEvents(db: Db): Promise<{ waiting: number; lagS: number }> {
  const { rows } = await sql<{ waiting: number; lagS: number }>`
    select count(*)::int as waiting, coalesce(extract(epoch from now() - min(event.received_at)), 0)::float8 as "lagS"
    from billing.webhook_event event left join billing.customer using (stripe_customer_id)
    where event.processed_at is null
      and (event.stripe_charge_id is null and event.received_order <= customer.synced_order) is not true`.execute(db);
  return rows[0] ?? { waiting: 0, lagS: 0 };
}
