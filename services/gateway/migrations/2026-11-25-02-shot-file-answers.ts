import { type Kysely, type Migration, sql } from 'kysely';

export const shotFileAnswers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // What a golfer said about the columns, clubs and units of a kind of file.
    await sql`
      create table gateway.shot_file_answer (
        user_id uuid not null references gateway.account (id) on delete cascade,
        fingerprint bytea not null,
        answers jsonb not null,
        answered_at timestamptz not null,
        primary key (user_id, fingerprint)
      )`.execute(db);
  },
};
