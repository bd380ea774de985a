import { type Kysely, sql } from 'kysely';

/** Health check: rejects when the database does not answer, within the time limits of the pool. */
export async function pingDatabase<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}
