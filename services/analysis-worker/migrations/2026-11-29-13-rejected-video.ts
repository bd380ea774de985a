import { type Kysely, type Migration, sql } from 'kysely';

/** The video at fault, where an analysis of two was rejected: the golfer reads it. */
export const rejectedVideo: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table analysis.job add column rejected_video text
      check (rejected_video in ('face-on', 'down-the-line'))`.execute(db);
  },
};
