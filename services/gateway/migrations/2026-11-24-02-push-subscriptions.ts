import { type Kysely, type Migration, sql } from 'kysely';

export const pushSubscriptions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // It belongs to the session of its device, and is deleted with it, however that ends. Another address is another
    // subscription, with a new id: what is reported about the old one must not end the new one.
    await sql`
      create table gateway.push_subscription (
        session_id uuid primary key references gateway.session (id) on delete cascade,
        id uuid not null unique default gen_random_uuid(),
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        types text[] not null,
        time_zone text not null,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index push_subscription_endpoint on gateway.push_subscription (endpoint)`.execute(db);
  },
};
