import { type Kysely, type Migration, sql } from 'kysely';

/** Answers of the language model, until the result is stored: a retry of the analysis does not pay for them again. */
export const coachAnswers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table analysis.coach_answer (
        analysis_id uuid references analysis.job on delete cascade,
        prompt_version text,
        input_hash text,
        answer jsonb not null,
        created_at timestamptz not null default now(),
        primary key (analysis_id, prompt_version, input_hash)
      )`.execute(db);
  },
};
