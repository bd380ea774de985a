import { type Kysely, type Migration, sql } from 'kysely';

/** Finds a part of an e-mail or name among a million accounts; two letters at the beginning of a word, too. */
export const search: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index account_search on gateway.account
      using gin ((' ' || lower(email || ' ' || first_name || ' ' || last_name)) gin_trgm_ops)`.execute(db);
    // A rough estimate of rare texts would read all accounts instead of the index.
    await sql`alter index gateway.account_search alter column 1 set statistics 1000`.execute(db);
  },
};
