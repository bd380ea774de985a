import { type Kysely, type Migration, sql } from 'kysely';

export const slowMotion: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table gateway.swing add column slow_motion text not null default 'unknown'
        check (slow_motion in ('no', '120', '240', 'unknown'))`.execute(db);
  },
};
