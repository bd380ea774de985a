import { type Kysely, sql } from 'kysely';
import type { GamificationTables } from './database.tables.ts';

/** Rejects when the database does not answer. */
export async function pingDatabase(db: Kysely<GamificationTables>): Promise<void> {
  await sql`select 1`.execute(db);
}
