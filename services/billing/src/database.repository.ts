import { type Kysely, sql } from 'kysely';
import type { BillingTables } from './database.tables.ts';

/** Rejects when the database does not answer. */
export async function pingDatabase(db: Kysely<BillingTables>): Promise<void> {
  await sql`select 1`.execute(db);
}
