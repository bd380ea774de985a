import { type Kysely, type Migration, sql } from 'kysely';

export const shares: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.share (
        id uuid primary key,
        analysis_id uuid not null references gateway.swing on delete cascade,
        token_hash bytea not null unique,
        golfer_name text check (char_length(golfer_name) <= 60),
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index share_of_analysis on gateway.share (analysis_id)`.execute(db);
    await sql`create index share_expires on gateway.share (expires_at)`.execute(db);
    // Comments outlive the link through which they came: they belong to the golfer.
    await sql`
      create table gateway.swing_comment (
        id uuid primary key,
        analysis_id uuid not null references gateway.swing on delete cascade,
        share_id uuid references gateway.share on delete set null,
        name text not null check (char_length(name) <= 60),
        text text not null check (char_length(text) <= 500),
        view text not null check (view in ('face-on', 'down-the-line')),
        time_s float8 not null check (time_s >= 0),
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index swing_comment_of_analysis on gateway.swing_comment (analysis_id, created_at)`.execute(db);
    await sql`create index swing_comment_of_share on gateway.swing_comment (share_id)`.execute(db);
  },
};
