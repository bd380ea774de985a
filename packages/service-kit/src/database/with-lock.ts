import { type Kysely, sql } from 'kysely';

/**
 * Does work while no other caller holds the lock of a name, in this process or another one. Waits for the lock as long as a
 * statement may take. The lock belongs to a connection instead of a transaction, so none is open while the work waits for
 * another system; the lock of a killed process ends with its connection. The work uses the connection that it gets: with a
 * second one, callers that hold a lock could take the whole pool and wait for each other.
 */
export async function withLock<Tables, Result>(
  db: Kysely<Tables>,
  name: string,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection);
    }
  });
}
