import { type Kysely, type Migration, sql } from 'kysely';

export const entitlementPeriod: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table billing.entitlement_period (
        id bigint generated always as identity primary key,
        user_id uuid not null,
        plan text not null check (plan in ('monthly', 'annual')),
        starts_at timestamptz not null,
        ends_at timestamptz check (ends_at > starts_at),
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index entitlement_period_of_user on billing.entitlement_period (user_id, starts_at)`.execute(db);
  },
};
