import { type Kysely, type Migration, sql } from 'kysely';

export const points: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gamification.point_entry (
        id bigint generated always as identity primary key,
        user_id uuid not null,
        rule text not null,
        points int not null,
        source_event_id uuid not null,
        earned_at timestamptz not null,
        unique (user_id, source_event_id, rule)
      )`.execute(db);
    // Week and month are sums over this index; totals too.
    await sql`create index point_entry_earned on gamification.point_entry (user_id, earned_at) include (points)`.execute(
      db,
    );
    await sql`
      create table gamification.rewarded_video (
        user_id uuid not null,
        video_sha256 text not null,
        source_event_id uuid not null,
        primary key (user_id, video_sha256)
      )`.execute(db);
  },
};
