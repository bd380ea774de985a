import { type Kysely, type Migration, sql } from 'kysely';

export const forgetting: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index event_of_user on events.event ((payload->>'userId'))`.execute(db);
    // Events name golfers by their ids; with a deleted account they go before their time, once everybody has obeyed.
    await sql`
      create function events.forget_user(subject uuid) returns int
      language sql security definer set search_path = events, pg_temp as $$
        with gone as (
          delete from event e
          where e.payload->>'userId' = subject::text
            and not exists (select 1 from delivery d where d.event_id = e.id and d.processed_at is null)
          returning 1)
        select count(*)::int from gone
      $$`.execute(db);
    await sql`revoke execute on function events.forget_user from public`.execute(db);
  },
};
