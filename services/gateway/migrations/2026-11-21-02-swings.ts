import { type Kysely, type Migration, sql } from 'kysely';

export const swings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.swing (
        id uuid primary key,
        user_id uuid not null references gateway.account on delete cascade,
        club text not null check (club in ('driver', '7-iron')),
        handedness text not null check (handedness in ('right', 'left')),
        tour text check (tour in ('pga', 'lpga')),
        age int,
        club_speed_mph float8,
        ball_speed_mph float8,
        carry_yd float8,
        total_yd float8,
        spin_rpm float8,
        club_path_deg float8,
        face_angle_deg float8,
        face_on_key text not null,
        face_on_sha256 text not null,
        face_on_bytes bigint not null check (face_on_bytes > 0),
        down_the_line_key text,
        down_the_line_sha256 text,
        down_the_line_bytes bigint check (down_the_line_bytes > 0),
        uploaded_at timestamptz not null,
        deleted_at timestamptz,
        discarded_at timestamptz,
        files_removed_at timestamptz
      )`.execute(db);
    await sql`create index swing_of_user on gateway.swing (user_id, uploaded_at desc)`.execute(db);
    await sql`
      create index swing_files_to_remove on gateway.swing (discarded_at)
      where discarded_at is not null and files_removed_at is null`.execute(db);

    await sql`
      create table gateway.upload_credit (
        id bigint generated always as identity primary key,
        user_id uuid not null references gateway.account on delete cascade,
        analysis_id uuid not null unique references gateway.swing on delete cascade,
        plan text not null check (plan in ('free', 'premium')),
        club text not null,
        week_start date not null,
        taken_at timestamptz not null,
        released_at timestamptz
      )`.execute(db);
    // The rule is decided under a lock on the account; the indexes are the second fence.
    await sql`
      create unique index upload_credit_free on gateway.upload_credit (user_id)
      where plan = 'free' and released_at is null`.execute(db);
    await sql`
      create unique index upload_credit_weekly on gateway.upload_credit (user_id, club, week_start)
      where plan = 'premium' and released_at is null`.execute(db);

    // Written before the first byte is stored, gone with the swing's row: what a crash leaves behind can be found.
    await sql`
      create table gateway.upload_in_progress (
        analysis_id uuid primary key,
        user_id uuid not null,
        started_at timestamptz not null
      )`.execute(db);
    await sql`create index upload_in_progress_started on gateway.upload_in_progress (started_at)`.execute(db);
    await sql`
      create table gateway.idempotency_key (
        user_id uuid not null references gateway.account on delete cascade,
        key text not null,
        analysis_id uuid not null references gateway.swing on delete cascade,
        created_at timestamptz not null,
        primary key (user_id, key)
      )`.execute(db);
    await sql`
      create table gateway.analysis_view (
        user_id uuid not null references gateway.account on delete cascade,
        analysis_id uuid not null references gateway.swing on delete cascade,
        first_viewed_at timestamptz not null,
        primary key (user_id, analysis_id)
      )`.execute(db);
  },
};
