import type { AnalysisId, UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { deleteVersions } from '../corrections/corrections.repository.ts';
import { deleteSharesOf } from '../shares/shares.repository.ts';
import { deleteSwingShot, setNumbers } from '../shots/swing-shots.repository.ts';
import { markDeleted } from '../swings.repository.ts';

/**
 * Hides a swing from the golfer immediately; its links end and the coaches' comments are deleted. Its files are removed in
 * the background. The event cancels an analysis in progress. The upload stays counted.
 * @throws AppError `analysis-not-found`
 */
export async function deleteSwing(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, analysisId }: { userId: UserId; analysisId: AnalysisId },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await markDeleted(tx, userId, analysisId, now()))) throw new AppError('analysis-not-found');
    await deleteSharesOf(tx, analysisId);
    await deleteVersions(tx, analysisId);
    // A repeated upload is known by what was sent.
    const sent = await deleteSwingShot(tx, analysisId);
    if (sent) await setNumbers(tx, analysisId, sent, sent.tour);
    await publish(tx, { type: 'swing.deleted', payload: { analysisId, userId } });
  });
}
