import { type Kysely, sql } from 'kysely';
import type { OutboxTables } from './outbox.tables.ts';

type Outbox = Kysely<OutboxTables>;

/** Makes dead letters due again, with their attempts reset, and wakes their consumers. Returns how many. */
export async function redriveDeadLetters(
  db: Outbox,
  only: { consumer?: string | undefined; eventId?: string | undefined },
): Promise<number> {
  const { rows } = await sql<{ redriven: number }>`
    select events.redrive(${only.consumer ?? null}::text, ${only.eventId ?? null}::uuid) as redriven`.execute(db);
  return rows[0]?.redriven ?? 0;
}

export interface DeadLetterRow {
  eventId: string;
  type: string;
  consumer: string;
  userId: string | null;
  attempts: number;
  occurredAt: Date;
  deadAt: Date;
  lastError: string | null;
}

export interface DeadLettersPage {
  limit: number;
  /** The last dead letter of the previous page; none for the first page. */
  after?: Pick<DeadLetterRow, 'eventId' | 'consumer' | 'deadAt'> | undefined;
}

/** A page of the dead letters of all consumers, newest first. */
export async function listDeadLetters(db: Outbox, { after, limit }: DeadLettersPage): Promise<DeadLetterRow[]> {
  const isOlder = after
    ? sql`(d.dead_at, d.event_id, d.consumer) < (${diedAt(after)}, ${after.eventId}::uuid, ${after.consumer})`
    : sql`true`;
  const { rows } = await sql<DeadLetterRow>`
    select d.event_id as "eventId", e.type, d.consumer, e.payload->>'userId' as "userId", d.attempts,
      e.occurred_at as "occurredAt", d.dead_at as "deadAt", d.last_error as "lastError"
    from events.delivery d join events.event e on e.id = d.event_id
    where d.dead_at is not null and ${isOlder}
    order by d.dead_at desc, d.event_id desc, d.consumer desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * To the microsecond, which a date of JavaScript has lost. If the letter was redriven since, and even died again, the end of its
 * millisecond: some letters may come twice, and none is left out.
 */
const diedAt = ({ eventId, consumer, deadAt }: NonNullable<DeadLettersPage['after']>) => sql<Date>`least(
  (select dead_at from events.delivery where event_id = ${eventId}::uuid and consumer = ${consumer}),
  ${deadAt}::timestamptz + interval '1 millisecond')`;
