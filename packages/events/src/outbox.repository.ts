import { claimDue, requestColumns, retryTime } from '@trueswing/service-kit';
import { type Kysely, sql } from 'kysely';
import type { OutboxTables } from './outbox.tables.ts';

type Outbox = Kysely<OutboxTables>;

/** Random share that retries add, so that deliveries which failed together are not retried together. */
const jitter = 0.5;

/** PostgreSQL channel of wake-ups; the payload is the name of the consumer that has work. */
export const wakeUpChannel = 'outbox';

export interface ClaimedDelivery {
  eventId: string;
  type: string;
  payload: unknown;
  occurredAt: Date;
  requestId: string | null;
  traceparent: string | null;
  /** Which attempt this claim is, from 1. */
  attempt: number;
}

interface NewEvent {
  id: string;
  type: string;
  payload: unknown;
  consumers: readonly string[];
  /** Undefined: the time of the transaction. */
  occurredAt: Date | undefined;
}

/** Inserts an event with the request on whose behalf the caller runs. */
export async function insertEvent(tx: Outbox, event: NewEvent): Promise<void> {
  await tx
    .insertInto('events.event')
    .values({
      id: event.id,
      type: event.type,
      payload: JSON.stringify(event.payload),
      ...(event.occurredAt && { occurred_at: event.occurredAt }),
      ...requestColumns(),
    })
    .execute();
  await tx
    .insertInto('events.delivery')
    .values(event.consumers.map((consumer) => ({ event_id: event.id, consumer })))
    .execute();
}

/** Wakes the consumers if and when the transaction commits. PostgreSQL sends equal wake-ups of a transaction once. */
export async function notifyConsumers(tx: Outbox, consumers: readonly string[]): Promise<void> {
  for (const consumer of consumers) await sql`select pg_notify(${wakeUpChannel}, ${consumer})`.execute(tx);
}

/**
 * Claims the delivery that has been due longest, if any. Its next attempt is set to lease × 2^(earlier attempts), so the lease
 * grows as well. If a process dies with several deliveries, the jitter spreads their retries.
 */
export async function claimDelivery(
  db: Outbox,
  { consumer, leaseMs, maxAttempts }: { consumer: string; leaseMs: number; maxAttempts: number },
): Promise<ClaimedDelivery | undefined> {
  return claimDue(db, {
    table: 'events.delivery',
    key: ['event_id', 'consumer'],
    dueAt: 'next_attempt_at',
    attempts: 'attempts',
    where: sql<boolean>`item.consumer = ${consumer} and item.processed_at is null and item.dead_at is null
      and item.attempts < ${maxAttempts}`,
    nextDueAt: retryTime({ baseMs: leaseMs, failures: sql.ref<number>('attempts'), jitter }),
    select: sql<ClaimedDelivery>`
      select e.id as "eventId", e.type, e.payload, e.occurred_at as "occurredAt", e.request_id as "requestId",
        e.traceparent, claimed.attempts as attempt
      from claimed join events.event e on e.id = claimed.event_id`,
  });
}

/**
 * First statement of every effect: true in exactly one transaction that commits.
 * From here on the server ends the session when the transaction takes longer than `timeoutMs`, so that a stuck handler
 * cannot commit late.
 */
export async function markProcessed(
  tx: Outbox,
  delivery: { eventId: string; consumer: string; timeoutMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    update events.delivery set processed_at = now(), dead_at = null
    where event_id = ${delivery.eventId} and consumer = ${delivery.consumer} and processed_at is null
    returning set_config('transaction_timeout', ${String(delivery.timeoutMs)}, true)`.execute(tx);
  return rows.length > 0;
}

/** Stores why an attempt failed and when to retry (after 2, 4, 8 … × `retryMs`); the last attempt makes it a dead letter. */
export async function recordFailure(
  db: Outbox,
  failure: { eventId: string; consumer: string; attempt: number; maxAttempts: number; error: string; retryMs: number },
): Promise<void> {
  // A different `attempts` means that a later claim owns the row: then this failure no longer matters.
  await sql`
    update events.delivery
    set last_error = ${failure.error},
        next_attempt_at = ${retryTime({ baseMs: failure.retryMs, failures: sql.ref<number>('attempts'), jitter })},
        dead_at = case when attempts >= ${failure.maxAttempts} then now() end
    where event_id = ${failure.eventId} and consumer = ${failure.consumer}
      and attempts = ${failure.attempt} and processed_at is null and dead_at is null`.execute(db);
}

/** Makes dead letters of deliveries whose last attempt ended with its process. Returns the events' ids. */
export async function deadLetterExhausted(db: Outbox, consumer: string, maxAttempts: number): Promise<string[]> {
  const { rows } = await sql<{ event_id: string }>`
    update events.delivery set dead_at = now(), last_error = coalesce(last_error, 'the process ended during the attempt')
    where consumer = ${consumer} and event_id in (
      select event_id from events.delivery
      where consumer = ${consumer} and processed_at is null and dead_at is null
        and attempts >= ${maxAttempts} and next_attempt_at <= now()
      limit 100 for update skip locked)
    returning event_id`.execute(db);
  return rows.map((row) => row.event_id);
}

/** Deletes up to `batch` events of which every delivery was processed more than `keepDays` ago. Returns how many. */
export async function pruneProcessed(db: Outbox, keepDays: number, batch: number): Promise<number> {
  const { rows } = await sql<{
    pruned: number;
  }>`select events.prune_processed(${keepDays}, ${batch}) as pruned`.execute(db);
  return rows[0]?.pruned ?? 0;
}

export interface DeliveryCounts {
  consumer: string;
  /** Not processed yet, retries included. */
  pending: number;
  /** Dead letters, which an operator must investigate and redrive. */
  dead: number;
  /** Age of the oldest pending event; 0 without one. */
  lagS: number;
}

/** Counts each consumer's unprocessed deliveries, for metrics. Consumers without any are absent. */
export async function countDeliveries(db: Outbox): Promise<DeliveryCounts[]> {
  const { rows } = await sql<DeliveryCounts>`
    select d.consumer,
      (count(*) filter (where d.dead_at is null))::int as pending,
      (count(*) filter (where d.dead_at is not null))::int as dead,
      coalesce(extract(epoch from now() - min(e.occurred_at) filter (where d.dead_at is null)), 0)::float8 as "lagS"
    from events.delivery d join events.event e on e.id = d.event_id
    where (d.processed_at is null and d.dead_at is null) or d.dead_at is not null
    group by d.consumer order by d.consumer`.execute(db);
  return rows;
}

/** Whether any event of a golfer is unprocessed by some consumer, dead letters included. */
export async function hasUnprocessedEvents(db: Outbox, userId: string): Promise<boolean> {
  const { rows } = await sql<{ hasUnprocessed: boolean }>`
    select exists (
      select from events.event e join events.delivery d on d.event_id = e.id
      where e.payload->>'userId' = ${userId} and d.processed_at is null) as "hasUnprocessed"`.execute(db);
  return rows[0]?.hasUnprocessed ?? false;
}

/** Deletes a golfer's events that every consumer has processed. Returns how many. */
export async function deleteProcessedEvents(db: Outbox, userId: string): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    select events.forget_user(${userId}::uuid) as deleted`.execute(db);
  return rows[0]?.deleted ?? 0;
}
