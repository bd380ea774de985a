import { type Kysely, type Migration, sql } from 'kysely';

/** The last reading of the bucket's size, one row: a listing of the whole bucket takes long, so one gateway makes it for all. */
export const storageReading: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.storage_reading (
        id boolean primary key default true check (id),
        due_at timestamptz not null default now(),
        read_at timestamptz,
        uploads_bytes float8 not null default 0,
        analyses_bytes float8 not null default 0,
        objects float8 not null default 0
      )`.execute(db);
    await sql`insert into gateway.storage_reading default values`.execute(db);
  },
};
