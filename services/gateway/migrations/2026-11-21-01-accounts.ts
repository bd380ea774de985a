import { type Kysely, type Migration, sql } from 'kysely';

export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.account (
        id uuid primary key,
        email text not null check (char_length(email) <= 254),
        password_hash text not null,
        first_name text not null,
        last_name text not null,
        handicap float8,
        city text,
        state text,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create unique index account_email on gateway.account (lower(email))`.execute(db);
    await sql`
      create table gateway.session (
        token_hash bytea primary key,
        user_id uuid not null references gateway.account on delete cascade,
        created_at timestamptz not null,
        last_seen_at timestamptz not null
      )`.execute(db);
    await sql`create index session_of_user on gateway.session (user_id)`.execute(db);
    await sql`create index session_last_seen on gateway.session (last_seen_at)`.execute(db);
  },
};
