import { randomUUID } from 'node:crypto';
import pg from 'pg';

interface NewEvent {
  type: string;
  payload: unknown;
  consumers: readonly string[];
  /** Attempts that failed already. Default 0. After 11 the next one is the last. */
  failedAttempts?: number;
}

/** Adds an event to the outbox of a running system as a service does, and wakes its consumers. */
export async function addEvent(
  databaseUrl: string,
  { type, payload, consumers, failedAttempts = 0 }: NewEvent,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const id = randomUUID();
    await client.query('begin');
    await client.query('insert into events.event (id, type, payload) values ($1, $2, $3)', [
      id,
      type,
      JSON.stringify(payload),
    ]);
    for (const consumer of consumers) {
      await client.query('insert into events.delivery (event_id, consumer, attempts) values ($1, $2, $3)', [
        id,
        consumer,
        failedAttempts,
      ]);
      await client.query("select pg_notify('outbox', $1)", [consumer]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
