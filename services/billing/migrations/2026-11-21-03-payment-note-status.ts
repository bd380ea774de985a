import { type Kysely, type Migration, sql } from 'kysely';

export const paymentNoteStatus: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table billing.payment_note add column status text not null default 'unknown'`.execute(db);
    await sql`alter table billing.payment_note alter column status drop default`.execute(db);
  },
};
