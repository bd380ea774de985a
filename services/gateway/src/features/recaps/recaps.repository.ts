import type { LengthUnit } from '@trueswing/contracts';
import { nextMonth, type Period } from '@trueswing/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

/** A golfer of a batch. */
export interface BatchGolfer {
  id: string;
  heightCm: number | null;
  lengthUnit: LengthUnit;
  /** Whether the golfer did something in the month, or registered in it. */
  isDue: boolean;
}

interface Batch {
  /** First day of the month, and when it began and ended. */
  month: string;
  period: Period;
  /** The golfer with whom the last batch ended. */
  after: string;
  limit: number;
}

/** The next golfers by their ids. They are locked, so that the deletion of an account waits and then finds their recaps. */
export async function lockBatch(tx: Tx, { month, period, after, limit }: Batch): Promise<BatchGolfer[]> {
  const { from, until } = period;
  const { rows } = await sql<BatchGolfer>`
    with golfer as materialized (
      select id, height_cm, length_unit, created_at from gateway.account
      where id > ${after} order by id limit ${limit} for key share)
    select id, height_cm as "heightCm", length_unit as "lengthUnit", created_at < ${until} and (
      created_at >= ${from}
      or exists (select from gateway.swing swing where swing.user_id = golfer.id and swing.deleted_at is null
        and swing.uploaded_at >= ${from} and swing.uploaded_at < ${until})
      or exists (select from gateway.shot shot where shot.user_id = golfer.id
        and shot.hit_at >= ${from} and shot.hit_at < ${until})
      or exists (select from gateway.exercise_completion done where done.user_id = golfer.id
        and done.day >= ${month}::date and done.day < ${nextMonth(month)}::date)
      or exists (select from gateway.mobility_check checked where checked.user_id = golfer.id
        and checked.created_at >= ${from} and checked.created_at < ${until})) as "isDue"
    from golfer order by id`.execute(tx);
  return rows;
}

/** Stores a recap; false if the month has one. */
export async function insertRecap(
  tx: Tx,
  { userId, month, recap, writtenAt }: { userId: string; month: string; recap: string; writtenAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('gateway.recap')
    .values({ user_id: userId, month, recap, written_at: writtenAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'month']).doNothing())
    .returning('month')
    .executeTakeFirst();
  return inserted !== undefined;
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

export async function hasSwing(db: Db, userId: string, analysisId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gateway.swing')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', analysisId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
