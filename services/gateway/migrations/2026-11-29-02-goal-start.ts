import { type Kysely, type Migration, sql } from 'kysely';

/** The day on which a goal asks for the swings of its start, once. The task reads the open goals of today first, and stores their day. */
export const goalStart: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.goal add column start_due_on date, add column start_asked_at timestamptz`.execute(db);
    await sql`update gateway.goal set start_due_on = current_date where ended_at is null and opens_on is null`.execute(
      db,
    );
    await sql`create index on gateway.goal (start_due_on) where ended_at is null and start_asked_at is null`.execute(
      db,
    );
  },
};
