import type { LengthUnit } from '@trueswing/contracts';
import { nextMonth, type Period } from '@trueswing/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

export interface DueGolfer {
  id: string;
  heightCm: number | null;
  lengthUnit: LengthUnit;
}

interface Search {
  /** First day of the month, and when it began and ended. */
  month: string;
  period: Period;
  /** The golfer with whom the last search ended. */
  after: string;
  /** Golfers who are looked at. */
  limit: number;
}

/** The next golfer by the id who did something in the month, or registered in it; undefined if none of those looked at did. */
export async function findDueGolfer(tx: Tx, { month, period, after, limit }: Search): Promise<DueGolfer | undefined> {
  const { from, until } = period;
  const { rows } = await sql<DueGolfer>`
    with golfer as (
      select id, height_cm, length_unit, created_at from gateway.account where id > ${after} order by id limit ${limit})
    select id, height_cm as "heightCm", length_unit as "lengthUnit"
    from golfer where created_at < ${until} and (
      created_at >= ${from}
      or exists (select from gateway.swing swing where swing.user_id = golfer.id and swing.deleted_at is null
        and swing.uploaded_at >= ${from} and swing.uploaded_at < ${until})
      or exists (select from gateway.shot shot where shot.user_id = golfer.id
        and shot.hit_at >= ${from} and shot.hit_at < ${until})
      or exists (select from gateway.exercise_completion done where done.user_id = golfer.id
        and done.day >= ${month}::date and done.day < ${nextMonth(month)}::date)
      or exists (select from gateway.mobility_check checked where checked.user_id = golfer.id
        and checked.created_at >= ${from} and checked.created_at < ${until}))
    order by id limit 1`.execute(tx);
  return rows[0];
}

/** The last of the golfers that a search looks at; undefined if fewer are left. */
export async function findLastLookedAt(tx: Tx, { after, limit }: Pick<Search, 'after' | 'limit'>) {
  const row = await tx
    .selectFrom('gateway.account')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Stores a recap; false if the month has one, or the account was deleted. It waits for a deletion that is under way. */
export async function insertRecap(
  tx: Tx,
  { userId, month, recap, writtenAt }: { userId: string; month: string; recap: string; writtenAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into gateway.recap (user_id, month, recap, written_at)
    select id, ${month}::date, ${recap}::jsonb, ${writtenAt} from gateway.account where id = ${userId} for key share
    on conflict (user_id, month) do nothing returning month`.execute(tx);
  return rows.length > 0;
}

/** Months with a recap, newest first. */
export async function listRecapMonths(db: Db, userId: string): Promise<{ month: string }[]> {
  return await db
    .selectFrom('gateway.recap')
    .select(sql<string>`month::text`.as('month'))
    .where('user_id', '=', userId)
    .orderBy('gateway.recap.month', 'desc')
    .execute();
}

/** A recap as it was stored; undefined if the month has none. */
export async function findRecap(db: Db, userId: string, month: string): Promise<unknown> {
  const row = await db
    .selectFrom('gateway.recap')
    .select('recap')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.recap;
}

/** Whether the golfer has a swing, and did not delete it. */
export async function swingExists(db: Db, userId: string, analysisId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gateway.swing')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', analysisId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Runs work in a savepoint. Resolves with its error after rolling it back, so that the transaction goes on, or null.
 * @throws if the savepoint cannot be rolled back, as when the connection is lost: then a later call tries again
 */
export async function inSavepoint(tx: Tx, work: () => Promise<void>): Promise<{ error: unknown } | null> {
  await sql`savepoint golfer`.execute(tx);
  try {
    await work();
    return null;
  } catch (error) {
    await sql`rollback to savepoint golfer`.execute(tx);
    return { error };
  }
}
