import { type Kysely, type Migration, sql } from 'kysely';

/** Registrations whose e-mail address is not confirmed yet. */
export const registrations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gateway.registration (
        token_hash bytea primary key,
        email text not null,
        password_hash text not null,
        first_name text not null,
        last_name text not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index on gateway.registration (email)`.execute(db);
    await sql`create index on gateway.registration (expires_at)`.execute(db);
  },
};
