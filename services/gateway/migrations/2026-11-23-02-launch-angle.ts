import { type Kysely, type Migration, sql } from 'kysely';

export const launchAngle: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table gateway.swing add column launch_angle_deg float8`.execute(db);
  },
};
