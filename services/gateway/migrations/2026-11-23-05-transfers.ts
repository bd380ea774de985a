import { type Kysely, type Migration, sql } from 'kysely';

export const transfers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // An upload whose videos arrive in parts: named by the client, and kept longer than one that arrives in one request.
    await sql`
      alter table gateway.upload_in_progress
        add column upload_key text,
        add column expires_at timestamptz`.execute(db);
    await sql`
      create unique index upload_in_progress_key on gateway.upload_in_progress (user_id, upload_key)
      where discarding_at is null`.execute(db);
    await sql`
      create table gateway.transfer (
        id uuid primary key,
        analysis_id uuid not null references gateway.upload_in_progress on delete cascade,
        user_id uuid not null,
        view text not null check (view in ('face-on', 'down-the-line')),
        size_bytes integer not null check (size_bytes > 0),
        offset_bytes integer not null default 0,
        object_key text not null,
        store_upload_id text not null,
        parts jsonb not null default '[]',
        tail bytea not null default '',
        attempts integer not null default 0,
        unique (analysis_id, view)
      )`.execute(db);
  },
};
