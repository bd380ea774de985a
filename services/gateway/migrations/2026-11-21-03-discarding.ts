import { type Kysely, type Migration, sql } from 'kysely';

export const discarding: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.upload_in_progress add column discarding_at timestamptz`.execute(db);
    await sql`
      create index upload_in_progress_discarding on gateway.upload_in_progress (discarding_at)
      where discarding_at is not null`.execute(db);
  },
};
