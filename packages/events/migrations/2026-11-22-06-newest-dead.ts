import { type Kysely, type Migration, sql } from 'kysely';

/** Pages of dead letters, newest first, however many there are. */
export const newestDead: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index delivery_newest_dead on events.delivery (dead_at desc, event_id desc, consumer desc)
      where dead_at is not null`.execute(db);
  },
};
