import { type Kysely, type Migration, sql } from 'kysely';

export const training: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.exercise_catalog (
        version int generated always as identity primary key,
        source text not null check (source in ('shipped', 'import')),
        sha256 text not null,
        exercises jsonb not null,
        created_at timestamptz not null
      )`.execute(db);
    // Several gateways that start together store what they ship once.
    await sql`
      create unique index exercise_catalog_shipped on gateway.exercise_catalog (sha256)
      where source = 'shipped'`.execute(db);
    await sql`
      create table gateway.workout_plan (
        user_id uuid not null references gateway.account on delete cascade,
        day date not null,
        catalog_version int not null references gateway.exercise_catalog,
        focus_areas jsonb not null,
        exercises jsonb not null,
        planned_again_at timestamptz,
        created_at timestamptz not null,
        primary key (user_id, day)
      )`.execute(db);
    await sql`create index workout_plan_day on gateway.workout_plan (day)`.execute(db);
    await sql`
      create table gateway.exercise_swap (
        user_id uuid not null references gateway.account on delete cascade,
        day date not null,
        exercise_id text not null,
        replacement_id text not null,
        reason jsonb not null,
        swapped_at timestamptz not null,
        primary key (user_id, day, exercise_id)
      )`.execute(db);
    // What was decided when it was completed; the event carries the same.
    await sql`
      create table gateway.exercise_completion (
        id uuid primary key,
        user_id uuid not null references gateway.account on delete cascade,
        day date not null,
        exercise_id text not null,
        name text not null,
        points int not null,
        streak_weeks int not null,
        completed_at timestamptz not null,
        unique (user_id, day, exercise_id)
      )`.execute(db);
    await sql`
      create table gateway.exercise_log (
        id uuid primary key,
        user_id uuid not null references gateway.account on delete cascade,
        exercise_name text not null check (char_length(exercise_name) <= 120),
        workout_date timestamptz not null,
        sets int not null,
        reps int not null,
        weight text not null check (char_length(weight) <= 10),
        duration_s int,
        notes text check (char_length(notes) <= 1000),
        idempotency_key text,
        created_at timestamptz not null,
        unique (user_id, idempotency_key)
      )`.execute(db);
    await sql`
      create index exercise_log_history
      on gateway.exercise_log (user_id, lower(exercise_name), workout_date desc)`.execute(db);
  },
};
