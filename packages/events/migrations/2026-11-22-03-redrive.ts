import { type Kysely, type Migration, sql } from 'kysely';

/** Makes dead letters due again. A consumer's role changes its own deliveries only, but an admin redrives those of all. */
export const redrive: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create function events.redrive(only_consumer text, only_event uuid) returns int
      language plpgsql security definer set search_path = events, pg_temp as $$
        declare
          woken text[];
        begin
          with redriven as (
            update delivery set attempts = 0, dead_at = null, next_attempt_at = now()
            where dead_at is not null
              and (only_consumer is null or consumer = only_consumer)
              and (only_event is null or event_id = only_event)
            returning consumer)
          select coalesce(array_agg(consumer), '{}') into woken from redriven;
          perform pg_notify('outbox', name) from (select distinct unnest(woken) as name) names;
          return cardinality(woken);
        end
      $$`.execute(db);
    await sql`revoke execute on function events.redrive from public`.execute(db);
  },
};
