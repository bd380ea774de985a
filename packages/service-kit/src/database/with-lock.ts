import { type Kysely, sql } from 'kysely';
import type { Logger } from '../logging/logger.ts';
import { withTimeout } from '../with-timeout.ts';

/** Limit for the end of a connection, and for our side to notice it. Both take milliseconds unless the link is dead. */
const endMs = 1_000;

/**
 * Does work while no other caller holds the lock of a name, in this process or another one. Waits for the lock as long as a
 * statement may take. The lock belongs to a connection instead of a transaction, so none is open while the work waits for
 * another system; the lock of a killed process ends with its connection. The work uses the connection that it gets: with a
 * second one, callers that hold a lock could take the whole pool and wait for each other.
 *
 * Fails with the work's own error. If the lock cannot be released, its connection is ended, and with it the lock.
 */
export async function withLock<Tables, Result>(
  { db, logger }: { db: Kysely<Tables>; logger: Logger },
  name: string,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`
      select pg_backend_pid() as pid, pg_advisory_lock(hashtextextended(${name}, 0))`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection).catch(async (err) => {
        logger.warn({ err, lock: name }, 'lock could not be released, its connection is ended');
        await endConnection(db, connection, rows[0]?.pid ?? 0).catch((err) =>
          logger.warn({ err, lock: name }, 'connection with a lock could not be ended'),
        );
      });
    }
  });
}

/** Ends a connection that holds an advisory lock, from another one: it may not answer, or its transaction may have failed. */
async function endConnection<Tables>(db: Kysely<Tables>, connection: Kysely<Tables>, pid: number): Promise<void> {
  await sql`
    select pg_terminate_backend(pid, ${endMs})
    from (select distinct pid from pg_locks where locktype = 'advisory' and granted and pid = ${pid}) holder`.execute(
    db,
  );
  // The pool drops a connection that has noticed its end, which fails this query.
  const noticed = sql`select 1`.execute(connection);
  await withTimeout(noticed, { timeoutMs: endMs, error: 'the connection does not answer' }).catch(() => undefined);
}
