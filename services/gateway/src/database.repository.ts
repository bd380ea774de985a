import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from './database.tables.ts';

/** Rejects when the database does not answer. */
export async function pingDatabase(db: Kysely<GatewayTables>): Promise<void> {
  await sql`select 1`.execute(db);
}
