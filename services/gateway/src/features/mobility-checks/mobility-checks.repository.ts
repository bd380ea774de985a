import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;
export type MobilityCheckRow = Awaited<ReturnType<typeof listChecks>>[number];

/** Checks that a golfer keeps at most; the oldest are deleted. A check a day reaches it in a year. */
const keptChecks = 400;

/** Stores a check; false if its id is there already. */
export async function insertCheck(
  tx: Transaction<GatewayTables>,
  check: Pick<MobilityCheckRow, 'id' | 'method' | 'version' | 'created_at'> & { user_id: string; parts: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('gateway.mobility_check')
    .values(check)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** When the golfer registered; undefined when there is no such account. */
export async function findRegistration(tx: Transaction<GatewayTables>, userId: string): Promise<Date | undefined> {
  const account = await tx
    .selectFrom('gateway.account')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return account?.created_at;
}

/** Deletes the oldest checks beyond those that are kept. The new one stays: one that waited on the phone may be older than all others. */
export async function deleteOldChecks(tx: Transaction<GatewayTables>, userId: string, newId: string): Promise<void> {
  await tx
    .deleteFrom('gateway.mobility_check')
    .where('user_id', '=', userId)
    .where('id', 'in', (select) =>
      select
        .selectFrom('gateway.mobility_check')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '!=', newId)
        .orderBy('created_at', 'desc')
        .offset(keptChecks - 1),
    )
    .execute();
}

/** Newest first. */
export async function listChecks(db: Db, userId: string) {
  return await db
    .selectFrom('gateway.mobility_check')
    .select(['id', 'method', 'version', 'parts', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(keptChecks)
    .execute();
}

/** Undefined when the golfer has no such check. */
export async function findCheck(db: Db, userId: string, id: string): Promise<MobilityCheckRow | undefined> {
  return await db
    .selectFrom('gateway.mobility_check')
    .select(['id', 'method', 'version', 'parts', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** False when the golfer has no such check. */
export async function deleteCheck(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('gateway.mobility_check')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
