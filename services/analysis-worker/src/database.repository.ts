import { type Kysely, sql } from 'kysely';
import type { AnalysisTables } from './database.tables.ts';

/** Rejects when the database does not answer. */
export async function pingDatabase(db: Kysely<AnalysisTables>): Promise<void> {
  await sql`select 1`.execute(db);
}
