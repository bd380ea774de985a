import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The imported shot that was hit with a swing. The swing itself has the numbers that count; `sent` has those of the upload, `typed` what the
 * golfer typed of them. The row stays when the shot is taken from the swing: then `shot_id` is null.
 */
export const swingShots: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.swing_shot (
        analysis_id uuid primary key references gateway.swing on delete cascade,
        shot_id uuid references gateway.shot on delete set null,
        sent jsonb not null,
        typed jsonb not null,
        ball_history jsonb,
        joined_at timestamptz not null
      )`.execute(db);
    await sql`create index swing_shot_of_shot on gateway.swing_shot (shot_id)`.execute(db);
  },
};
