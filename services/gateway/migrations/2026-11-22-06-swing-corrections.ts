import { type Kysely, type Migration, sql } from 'kysely';

/** Corrected key frames, one row a version; rows are only added. A version without a result is the automatic one again. */
export const swingCorrections: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.swing_correction (
        analysis_id uuid not null references gateway.swing on delete cascade,
        version int not null check (version >= 1),
        moves jsonb not null,
        result jsonb,
        algorithm text,
        created_at timestamptz not null,
        primary key (analysis_id, version),
        check ((result is null) = (algorithm is null))
      )`.execute(db);
  },
};
