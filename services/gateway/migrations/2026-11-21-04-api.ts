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

    // Deleted accounts of which something may still be somewhere.
    await sql`
      create table gateway.account_deletion (
        user_id uuid primary key,
        deleted_at timestamptz not null,
        confirmed_at timestamptz
      )`.execute(db);

    // Sessions are named to their owner by an id that opens nothing.
    await sql`alter table gateway.session add column id uuid not null default gen_random_uuid()`.execute(db);
    await sql`alter table gateway.session add column device text`.execute(db);
    await sql`create unique index session_id on gateway.session (id)`.execute(db);
    // Every gateway hears at once of a session that has ended, however it ended.
    await sql`
      create function gateway.tell_session_ended() returns trigger language plpgsql as $$
      begin
        perform pg_notify('gateway_session_ended', encode(old.token_hash, 'hex'));
        return null;
      end $$`.execute(db);
    await sql`
      create trigger session_ended after delete on gateway.session
      for each row execute function gateway.tell_session_ended()`.execute(db);

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

    // Admins read users newest first, page by page, with what each has used.
    await sql`create index account_newest on gateway.account (created_at desc, id desc)`.execute(db);
    await sql`create index upload_credit_of_user on gateway.upload_credit (user_id, taken_at)`.execute(db);
    // What is deleted finds the rows that go with it, without reading all there are.
    await sql`create index analysis_view_of_analysis on gateway.analysis_view (analysis_id)`.execute(db);
    await sql`create index idempotency_key_of_analysis on gateway.idempotency_key (analysis_id)`.execute(db);
    await sql`create index admin_audit_of_user on gateway.admin_audit (user_id)`.execute(db);
    await keepAccountCount(db);
  },
};

/** How many accounts there are, kept by whatever writes them, so that nobody counts them all. */
async function keepAccountCount(db: Kysely<unknown>): Promise<void> {
  await sql`create table gateway.account_count (accounts int not null)`.execute(db);
  await sql`insert into gateway.account_count (accounts) select count(*) from gateway.account`.execute(db);
  await sql`
    create function gateway.keep_account_count() returns trigger language plpgsql as $$
    begin
      update gateway.account_count set accounts = accounts
        + case when tg_op = 'INSERT' then 1 else -1 end * (select count(*) from changed);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger account_added after insert on gateway.account referencing new table as changed
    for each statement execute function gateway.keep_account_count()`.execute(db);
  await sql`
    create trigger account_removed after delete on gateway.account referencing old table as changed
    for each statement execute function gateway.keep_account_count()`.execute(db);
}
