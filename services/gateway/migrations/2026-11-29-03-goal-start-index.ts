import { type Kysely, type Migration, sql } from 'kysely';

/** Separate from the columns, so that no one who reads a goal waits for the index. */
export const goalStartIndex: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index on gateway.goal (coalesce(start_due_on, '-infinity'))
      where ended_at is null and start_asked_at is null and opens_on is null`.execute(db);
  },
};
