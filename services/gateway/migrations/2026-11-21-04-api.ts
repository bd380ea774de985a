import { type Kysely, type Migration, sql } from 'kysely';

export const api: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Who signs in at an identity provider has no password of ours.
    await sql`alter table gateway.account alter column password_hash drop not null`.execute(db);
    await sql`
      create table gateway.identity (
        issuer text not null,
        subject text not null,
        user_id uuid not null references gateway.account on delete cascade,
        primary key (issuer, subject)
      )`.execute(db);
    await sql`create index identity_of_user on gateway.identity (user_id)`.execute(db);
    await sql`
      create table gateway.oidc_login (
        state_hash bytea primary key,
        nonce text not null,
        code_verifier text not null,
        started_at timestamptz not null
      )`.execute(db);
    await sql`
      create table gateway.password_reset (
        token_hash bytea primary key,
        user_id uuid not null unique references gateway.account on delete cascade,
        expires_at timestamptz not null
      )`.execute(db);

    // Sessions are named to their owner by an id that opens nothing.
    await sql`alter table gateway.session add column id uuid not null default gen_random_uuid()`.execute(db);
    await sql`alter table gateway.session add column device text`.execute(db);
    await sql`create unique index session_id on gateway.session (id)`.execute(db);

    await sql`
      create table gateway.workout_view (
        user_id uuid not null references gateway.account on delete cascade,
        day date not null,
        first_viewed_at timestamptz not null,
        primary key (user_id, day)
      )`.execute(db);

    await sql`
      create table gateway.admin_session (
        token_hash bytea primary key,
        created_at timestamptz not null,
        last_seen_at timestamptz not null
      )`.execute(db);
    // Without a foreign key: what was done to an account is known after it has gone.
    await sql`
      create table gateway.admin_audit (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        action text not null,
        user_id uuid,
        details jsonb not null
      )`.execute(db);
  },
};
