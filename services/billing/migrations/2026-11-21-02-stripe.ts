import { type Kysely, type Migration, sql } from 'kysely';

export const stripe: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Periods without a payment behind them have never been shipped.
    await sql`drop view if exists billing.entitlement`.execute(db);
    await sql`drop table billing.entitlement_period`.execute(db);
    await sql`
      create table billing.customer (
        user_id uuid primary key,
        stripe_customer_id text unique,
        attempt int not null default 0,
        email_change int not null default 0,
        email_due_at timestamptz,
        created_at timestamptz not null default now(),
        active_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index customer_email_due on billing.customer (email_due_at) where email_due_at is not null`.execute(
      db,
    );
    await sql`create index customer_active on billing.customer (active_at)`.execute(db);
    await sql`
      create table billing.subscription (
        user_id uuid primary key,
        subscription_id text,
        status text not null,
        plan text not null check (plan in ('monthly', 'annual')),
        premium_until timestamptz,
        ends_at timestamptz,
        period_end timestamptz,
        payment_problem text check (payment_problem in ('past-due', 'action-required', 'unpaid')),
        is_doubtful boolean not null default false,
        told_premium boolean not null default false,
        fetched_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index subscription_stale on billing.subscription (fetched_at)`.execute(db);
    await sql`create index subscription_lapsing on billing.subscription (premium_until) where told_premium`.execute(db);
    await sql`
      create table billing.webhook_event (
        id text primary key,
        type text not null,
        stripe_customer_id text,
        stripe_charge_id text,
        signatures text[] not null,
        received_at timestamptz not null default now(),
        attempts int not null default 0,
        next_attempt_at timestamptz not null default now(),
        processed_at timestamptz,
        last_error text
      )`.execute(db);
    await sql`create index webhook_event_due on billing.webhook_event (next_attempt_at) where processed_at is null`.execute(
      db,
    );
    await sql`create index webhook_event_of_customer on billing.webhook_event (stripe_customer_id)`.execute(db);
    await sql`
      create table billing.payment_note (
        id bigint generated always as identity primary key,
        user_id uuid,
        kind text not null check (kind in ('refund', 'dispute')),
        stripe_charge_id text not null,
        amount_cents int not null,
        currency text not null,
        noted_at timestamptz not null default now(),
        unique (kind, stripe_charge_id, amount_cents)
      )`.execute(db);
    await sql`create index payment_note_of_user on billing.payment_note (user_id)`.execute(db);
    await sql`
      create table billing.customer_removal (
        stripe_customer_id text primary key,
        attempts int not null default 0,
        next_attempt_at timestamptz not null default now(),
        last_error text
      )`.execute(db);
    await sql`
      create table billing.job_run (
        job text not null,
        period text not null,
        lease_until timestamptz not null,
        finished_at timestamptz,
        primary key (job, period)
      )`.execute(db);
  },
};
