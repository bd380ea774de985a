import { type Kysely, type Migration, sql } from 'kysely';

export const goals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.goal (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references gateway.account on delete cascade,
        analysis_id uuid not null,
        plan jsonb not null,
        due_on date not null,
        started_at timestamptz not null,
        opens_on date,
        reminded_at timestamptz,
        outcome jsonb,
        ended_at timestamptz,
        was_looked_at boolean not null default false,
        check ((outcome is null) = (ended_at is null))
      )`.execute(db);
    await sql`create unique index goal_open on gateway.goal (user_id) where ended_at is null`.execute(db);
    await sql`create index on gateway.goal (user_id, started_at desc)`.execute(db);
    await sql`create index on gateway.goal (least(due_on, opens_on)) where ended_at is null`.execute(db);
  },
};
