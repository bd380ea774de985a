import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The text of the admin's search, stored, since lowering it for each row is most of a search's work. The index knows letters
 * and digits only, so the marks of an e-mail are stored as capitals, which the lowered text has none of: `golfer@` is
 * then as rare in the index as it is. Writes the table once, while all reads and writes of it wait: 43 s for a million accounts.
 */
export const searchText: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`drop index gateway.account_search`.execute(db);
    await sql`
      alter table gateway.account add column search_text text not null generated always as
        (translate(' ' || lower(email || ' ' || first_name || ' ' || last_name), '@.-_', 'QZJK')) stored`.execute(db);
    await sql`create index account_search on gateway.account using gin (search_text gin_trgm_ops)`.execute(db);
  },
};
