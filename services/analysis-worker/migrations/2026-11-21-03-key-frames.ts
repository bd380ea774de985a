import { type Kysely, type Migration, sql } from 'kysely';

export const keyFrames: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table analysis.output add column face_on_key_frames jsonb, add column down_the_line_key_frames jsonb
    `.execute(db);
  },
};
