import { type Kysely, type Migration, sql } from 'kysely';

export const flaggedPoints: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gamification.flagged_points (
        id bigint generated always as identity primary key,
        user_id uuid not null,
        reason text not null,
        source_id uuid not null,
        flagged_at timestamptz not null,
        unique (user_id, reason, source_id)
      )`.execute(db);
  },
};
