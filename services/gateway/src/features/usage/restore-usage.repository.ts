import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Tx = Transaction<GatewayTables>;

/** Locks the account, so that uploads of the golfer wait for this transaction; false when there is no such account. */
export async function lockAccountIfAny(tx: Tx, userId: string): Promise<boolean> {
  const account = await tx
    .selectFrom('gateway.account')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return account !== undefined;
}

/** Releases credits of one week (by its Sunday, YYYY-MM-DD) or all; returns how many there were. */
export async function releaseCredits(
  tx: Tx,
  release: { userId: string; weekStart: string | null; now: Date },
): Promise<number> {
  const { weekStart } = release;
  const { numUpdatedRows } = await tx
    .updateTable('gateway.upload_credit')
    .set({ released_at: release.now })
    .where('user_id', '=', release.userId)
    .where('released_at', 'is', null)
    .$if(weekStart !== null, (query) => query.where('week_start', '=', weekStart as string))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function deleteAnalysisViews(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('gateway.analysis_view')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteWorkoutViews(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('gateway.workout_view')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
