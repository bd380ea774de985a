import { type Kysely, type Migration, sql } from 'kysely';

/** Counts the golfers with Premium from the index alone. */
export const premiumCount: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index subscription_premium on billing.subscription (premium_until)`.execute(db);
  },
};
