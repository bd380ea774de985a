import type { Generated, Kysely } from 'kysely';

export interface OutboxTables {
  'events.event': {
    id: string;
    type: string;
    version: Generated<number>;
    payload: unknown;
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

/** A service's database or transaction, seen as the outbox: the tables are there for every role, whatever its own types say. */
export function asOutbox<Tables>(db: Kysely<Tables>): Kysely<OutboxTables> {
  return db as unknown as Kysely<OutboxTables>;
}
