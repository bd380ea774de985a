import { type Kysely, type Migration, sql } from 'kysely';

export const jobs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table analysis.job (
        analysis_id uuid primary key,
        user_id uuid not null,
        status text not null check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
        stage text not null,
        progress float8 not null check (progress between 0 and 1),
        attempt int not null check (attempt >= 1),
        failures int not null,
        due_at timestamptz not null,
        lease_until timestamptz,
        worker_id text,
        started_at timestamptz,
        finished_at timestamptz,
        error_code text,
        error_detail text,
        created_at timestamptz not null,
        check ((status = 'running') = (lease_until is not null))
      )`.execute(db);
    await sql`create index job_queued on analysis.job (due_at) where status = 'queued'`.execute(db);
    await sql`create index job_running on analysis.job (lease_until) where status = 'running'`.execute(db);
    await sql`
      create table analysis.output (
        analysis_id uuid primary key references analysis.job on delete cascade,
        attempt int not null,
        result jsonb not null,
        face_on_video_key text not null,
        face_on_poster_key text not null,
        face_on_landmarks_key text not null,
        down_the_line_video_key text,
        down_the_line_poster_key text,
        down_the_line_landmarks_key text,
        created_at timestamptz not null
      )`.execute(db);
  },
};
