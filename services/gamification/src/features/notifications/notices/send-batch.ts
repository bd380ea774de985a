import type { Notice } from '@trueswing/domain';
import type { Deps } from '../../../deps.ts';
import { advanceRun, lockRun } from './notice-runs.repository.ts';
import { notifyBatch } from './notices.repository.ts';

/** Golfers who are looked at in one transaction, which then takes some hundred milliseconds. */
const golfersPerBatch = 2_000;

const periodOf = (notice: Notice): string => (notice.kind === 'mobility-retest' ? notice.lastDay : notice.week);

/** Sends a notice to the next golfers. `hasMore` is false when it has come to the end, or when another instance is at it. */
export async function sendBatch(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  notice: Notice,
  limit = golfersPerBatch,
): Promise<{ sent: number; hasMore: boolean }> {
  const run = { notice: notice.kind, period: periodOf(notice) };
  return await db.transaction().execute(async (tx) => {
    const after = await lockRun(tx, run);
    if (after === null) return { sent: 0, hasMore: false };
    const { last, sent } = await notifyBatch(tx, notice, { after, limit, now: now() });
    await advanceRun(tx, run, last, now());
    return { sent, hasMore: last !== null };
  });
}
