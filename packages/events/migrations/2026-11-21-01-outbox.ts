import { type Kysely, type Migration, sql } from 'kysely';

export const outbox: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table events.event (
        id uuid primary key,
        type text not null,
        version int not null default 1,
        payload jsonb not null,
        occurred_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index event_occurred_at on events.event (occurred_at)`.execute(db);
    await sql`
      create table events.delivery (
        event_id uuid not null references events.event on delete cascade,
        consumer text not null,
        attempts int not null default 0,
        next_attempt_at timestamptz not null default now(),
        processed_at timestamptz,
        dead_at timestamptz,
        last_error text,
        primary key (event_id, consumer)
      )`.execute(db);
    await sql`
      create index delivery_due on events.delivery (consumer, next_attempt_at)
      where processed_at is null and dead_at is null`.execute(db);
    await sql`create index delivery_dead on events.delivery (consumer) where dead_at is not null`.execute(db);

    // Everybody publishes to everybody, but only a consumer's own role moves its deliveries on.
    await sql`alter table events.delivery enable row level security`.execute(db);
    await sql`create policy read_all on events.delivery for select using (true)`.execute(db);
    await sql`create policy publish on events.delivery for insert with check (true)`.execute(db);
    await sql`create policy own_deliveries on events.delivery for update using (consumer = current_user)`.execute(db);

    // Consumers may prune what has been processed, and delete nothing else.
    await sql`
      create function events.prune_processed(keep_days int, batch int) returns int
      language sql security definer set search_path = events, pg_temp as $$
        with old as (
          select e.id from event e
          where e.occurred_at < now() - make_interval(days => keep_days)
            and not exists (
              select 1 from delivery d where d.event_id = e.id
                and (d.processed_at is null or d.processed_at >= now() - make_interval(days => keep_days)))
          order by e.occurred_at limit batch for update skip locked),
        gone as (delete from event e using old where e.id = old.id returning 1)
        select count(*)::int from gone
      $$`.execute(db);
    await sql`revoke execute on function events.prune_processed from public`.execute(db);
  },
};
