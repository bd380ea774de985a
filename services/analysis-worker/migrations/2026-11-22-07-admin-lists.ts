import { type Kysely, type Migration, sql } from 'kysely';

/** Admins read the newest analyses: all, the failed ones, and those of a user. */
export const adminLists: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index job_newest on analysis.job (created_at desc, analysis_id desc)`.execute(db);
    await sql`
      create index job_failed on analysis.job (created_at desc, analysis_id desc) where status = 'failed'`.execute(db);
    await sql`create index job_of_user on analysis.job (user_id, created_at desc)`.execute(db);
  },
};
