import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';

interface Claim<Tables, Table extends keyof Tables & string, Claimed> {
  table: Table;
  /** Columns of the primary key. */
  key: readonly (keyof Tables[Table] & string)[];
  /** Column with the time from which a row is due. A row without a time is never due. */
  dueAt: keyof Tables[Table] & string;
  /** Further condition on a row, which SQL names `item`. Default: none. */
  where?: Expression<boolean>;
  /** When the row is due again unless it is settled: the end of the lease, or the time of a retry. */
  nextDueAt: Expression<Date>;
  /** Column that counts the claims. Default: none. `nextDueAt` reads its value before this claim. */
  attempts?: keyof Tables[Table] & string;
  /** The query whose first row is returned: `select … from claimed`, which is the row after the claim. */
  select: RawBuilder<Claimed>;
}

/**
 * Claims the row that has been due longest, if any, for one process at a time: no two processes get the same row until it is
 * due again. Nothing stays locked after the statement, so a process that ends needs no clean-up.
 */
export async function claimDue<Tables, Table extends keyof Tables & string, Claimed>(
  db: Kysely<Tables>,
  { table, key, dueAt, where, nextDueAt, attempts, select }: Claim<Tables, Table, Claimed>,
): Promise<Claimed | undefined> {
  const keyOf = (row: string) => sql.join(key.map((column) => sql.ref(`${row}.${column}`)));
  const count = attempts === undefined ? sql`` : sql`, ${sql.ref(attempts)} = ${sql.ref(`item.${attempts}`)} + 1`;
  const { rows } = await sql<Claimed>`
    with due as (
      select ${keyOf('item')} from ${sql.table(table)} item
      where ${sql.ref(`item.${dueAt}`)} <= now() and ${where ?? sql.lit(true)}
      order by ${sql.ref(`item.${dueAt}`)} limit 1 for update skip locked),
    claimed as (
      update ${sql.table(table)} item set ${sql.ref(dueAt)} = ${nextDueAt}${count}
      from due where (${keyOf('item')}) = (${keyOf('due')})
      returning item.*)
    ${select}`.execute(db);
  return rows[0];
}
