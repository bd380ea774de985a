import { type Kysely, type Migration, sql } from 'kysely';

export const admins: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // The password of `owner` is the environment's. A secret is encrypted; a pending one has not been confirmed with a code.
    // `last_step` is the time step of the last code that was accepted.
    await sql`
      create table gateway.admin (
        name text primary key,
        password_hash text,
        created_at timestamptz not null,
        secret bytea,
        pending_secret bytea,
        second_factor_since timestamptz,
        last_step bigint not null default 0,
        check ((secret is null) = (second_factor_since is null))
      )`.execute(db);
    await sql`insert into gateway.admin (name, created_at) values ('owner', now())`.execute(db);
    await sql`
      create table gateway.admin_recovery_code (
        admin text not null references gateway.admin on delete cascade,
        code_hash bytea not null,
        primary key (admin, code_hash)
      )`.execute(db);
    // A gateway of the version before knows one admin only.
    await sql`
      alter table gateway.admin_session
        add column admin text not null default 'owner' references gateway.admin on delete cascade`.execute(db);
    await sql`alter table gateway.admin_audit add column admin text`.execute(db);
  },
};
