import type { Kysely, Transaction } from 'kysely';
import type { GamificationTables } from '../../../database.tables.ts';

interface NoticeRun {
  notice: string;
  period: string;
}

const lowestUserId = '00000000-0000-0000-0000-000000000000';

/**
 * Locks a notice's run and returns the golfer with whom its last batch ended. Null if the run is finished, or if another
 * instance is at it.
 */
export async function lockRun(
  tx: Transaction<GamificationTables>,
  { notice, period }: NoticeRun,
): Promise<string | null> {
  await tx
    .insertInto('gamification.notice_run')
    .values({ notice, period, after_user_id: lowestUserId, finished_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('gamification.notice_run')
    .select('after_user_id')
    .where('notice', '=', notice)
    .where('period', '=', period)
    .where('finished_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.after_user_id ?? null;
}

/** `last` is the golfer with whom the batch ended; null finishes the run. */
export async function advanceRun(
  tx: Transaction<GamificationTables>,
  { notice, period }: NoticeRun,
  last: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('gamification.notice_run')
    .set(last === null ? { finished_at: now } : { after_user_id: last })
    .where('notice', '=', notice)
    .where('period', '=', period)
    .execute();
}

export async function pruneRuns(db: Kysely<GamificationTables>, before: string): Promise<void> {
  await db.deleteFrom('gamification.notice_run').where('period', '<', before).execute();
}
