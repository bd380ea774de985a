import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Takes the lock of a name until the transaction ends. False if another transaction has it, of this process or another one:
 * it does not wait.
 */
export async function tryLock(tx: QueryExecutorProvider, name: string): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isLocked"`.execute(tx);
  return rows[0]?.isLocked ?? false;
}
