import type { Kysely, Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';

interface Run {
  job: string;
  period: string;
}

export async function hasRun(db: Kysely<GamificationTables>, { job, period }: Run): Promise<boolean> {
  const row = await db
    .selectFrom('gamification.scheduled_run')
    .select('job')
    .where('job', '=', job)
    .where('period', '=', period)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the run; false if it is recorded already. Waits for another instance's transaction that records the same run. */
export async function recordRun(
  tx: Transaction<GamificationTables>,
  { job, period, ranAt }: Run & { ranAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('gamification.scheduled_run')
    .values({ job, period, ran_at: ranAt })
    .onConflict((conflict) => conflict.columns(['job', 'period']).doNothing())
    .returning('job')
    .executeTakeFirst();
  return row !== undefined;
}
