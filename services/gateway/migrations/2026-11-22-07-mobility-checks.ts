import { type Kysely, type Migration, sql } from 'kysely';

/** Mobility checks, and one-time codes that sign a golfer in on another device. */
export const mobilityChecks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.mobility_check (
        id uuid primary key,
        user_id uuid not null references gateway.account on delete cascade,
        method text not null check (method in ('phone', 'film')),
        version int not null,
        parts jsonb not null,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index on gateway.mobility_check (user_id, created_at desc)`.execute(db);
    await sql`
      create table gateway.hand_over (
        token_hash bytea primary key,
        user_id uuid not null unique references gateway.account on delete cascade,
        expires_at timestamptz not null
      )`.execute(db);
  },
};
