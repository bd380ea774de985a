import { type AnalyzeVideoJob, attemptPrefix, outputsPrefix, uploadsPrefix } from '@trueswing/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../jobs.repository.ts';

/** A store that does not answer is asked again after so long. */
const retryAfter = sql`interval '1 minute'`;

/** Before an attempt stores anything: its files go, `lastMs` from now at the latest, unless it succeeds. */
export async function scheduleRemoval(tx: Tx, { analysisId, attempt }: AnalyzeVideoJob, lastMs: number): Promise<void> {
  const last = sql<Date>`now() + interval '1 millisecond' * ${lastMs}::int`;
  await tx
    .insertInto('analysis.removal')
    .values({
      prefix: attemptPrefix(analysisId, attempt),
      analysis_id: analysisId,
      attempt,
      due_at: last,
      last_at: last,
    })
    .execute();
}

/** The attempt succeeded: its files stay, those of all others are due. */
export async function cancelRemoval(tx: Tx, { analysisId, attempt }: AnalyzeVideoJob): Promise<void> {
  await tx.deleteFrom('analysis.removal').where('prefix', '=', attemptPrefix(analysisId, attempt)).execute();
  await makeAllDue(tx, analysisId);
}

/** The attempt is over. What a slow writer of it still stores goes at the last removal; after a success nothing does. */
export async function makeRemovalDue(db: Db, { analysisId, attempt }: AnalyzeVideoJob): Promise<void> {
  await db
    .updateTable('analysis.removal')
    .set({ due_at: sql<Date>`now()` })
    .where('prefix', '=', attemptPrefix(analysisId, attempt))
    .execute();
}

/** Everything of an analysis goes: uploads, results, and what any attempt still stores. */
export async function removeAnalysisObjects(tx: Tx, analysisId: AnalyzeVideoJob['analysisId']): Promise<void> {
  await makeAllDue(tx, analysisId);
  const now = sql<Date>`now()`;
  const prefixes = [uploadsPrefix(analysisId), outputsPrefix(analysisId)];
  await tx
    .insertInto('analysis.removal')
    .values(prefixes.map((prefix) => ({ prefix, analysis_id: analysisId, attempt: null, due_at: now, last_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function makeAllDue(tx: Tx, analysisId: string): Promise<void> {
  await tx
    .updateTable('analysis.removal')
    .set({ due_at: sql<Date>`now()` })
    .where('analysis_id', '=', analysisId)
    .execute();
}

/** Takes a prefix whose objects are due, for one process at a time; never that of an attempt which may still succeed. */
export async function claimRemoval(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ prefix: string }>`
    update analysis.removal set due_at = now() + ${retryAfter}
    where prefix = (
      select prefix from analysis.removal removal
      where due_at <= now() and not exists (
        select from analysis.job job
        where job.analysis_id = removal.analysis_id and job.attempt = removal.attempt and job.status = 'running')
      order by due_at limit 1 for update skip locked)
    returning prefix`.execute(db);
  return rows[0]?.prefix;
}

/** The objects are gone. While somebody may still write, they are looked at once more. */
export async function recordRemoved(db: Db, prefix: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('analysis.removal')
    .where('prefix', '=', prefix)
    .where('last_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  await db
    .updateTable('analysis.removal')
    .set((removal) => ({ due_at: removal.ref('last_at') }))
    .where('prefix', '=', prefix)
    .execute();
}
