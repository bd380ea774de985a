import { type Kysely, type Migration, sql } from 'kysely';

export const loggedShots: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.shot_import (
        id uuid primary key,
        user_id uuid not null references gateway.account (id) on delete cascade,
        file_name text not null,
        format text not null,
        shot_count int not null,
        imported_at timestamptz not null
      )`.execute(db);
    await sql`create index shot_import_of_user on gateway.shot_import (user_id, imported_at desc)`.execute(db);
    // The digest is of everything that the file says of a shot and of its place among equal ones, so that the same file
    // adds nothing a second time.
    await sql`
      create table gateway.shot (
        id uuid primary key,
        user_id uuid not null references gateway.account (id) on delete cascade,
        import_id uuid not null references gateway.shot_import (id) on delete cascade,
        digest bytea not null,
        club text not null,
        hit_at timestamptz not null,
        club_speed_mph float8,
        ball_speed_mph float8,
        carry_yd float8,
        total_yd float8,
        spin_rpm float8,
        launch_angle_deg float8,
        club_path_deg float8,
        face_angle_deg float8,
        side_yd float8,
        attack_angle_deg float8,
        unique (user_id, digest)
      )`.execute(db);
    await sql`create index shot_of_user on gateway.shot (user_id, club, hit_at desc)`.execute(db);
    await sql`create index shot_of_import on gateway.shot (import_id)`.execute(db);
  },
};
