import type { Generated, Kysely } from 'kysely';

export interface OutboxTables {
  'events.event': {
    id: string;
    type: string;
    version: Generated<number>;
    payload: unknown;
    /** The request that caused it; null for work that no request caused. */
    request_id: string | null;
    traceparent: string | null;
    occurred_at: Generated<Date>;
  };
  'events.delivery': {
    event_id: string;
    consumer: string;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    processed_at: Date | null;
    dead_at: Date | null;
    last_error: string | null;
  };
}

/** The same database or transaction, typed for the outbox: every service's role may use its tables. */
export function asOutbox<Tables>(db: Kysely<Tables>): Kysely<OutboxTables> {
  return db as unknown as Kysely<OutboxTables>;
}
