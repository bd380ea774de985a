import { type Kysely, type Migration, sql } from 'kysely';

/** Since when the bucket should be measured: an alert counts from it until the first reading. */
export const storageReadingSince: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.storage_reading add column created_at timestamptz not null default now()`.execute(db);
  },
};
