import { type Kysely, type Migration, sql } from 'kysely';

/** Numbers the events of Stripe and our reads of its state, so that no read replaces what a later read has stored. */
export const stripeOrder: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create sequence billing.stripe_order`.execute(db);
    await sql`
      alter table billing.webhook_event
        add column received_order bigint not null default nextval('billing.stripe_order')`.execute(db);
    await sql`alter table billing.customer add column synced_order bigint not null default 0`.execute(db);
    // A restored backup continues each sequence behind the column that owns it: behind every read that is stored.
    await sql`alter sequence billing.stripe_order owned by billing.customer.synced_order`.execute(db);
  },
};
