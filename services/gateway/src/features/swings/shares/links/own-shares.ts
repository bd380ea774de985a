import type { AnalysisId, Share, UserId } from '@trueswing/contracts';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../../../deps.ts';
import { deleteShare, hasSwing, listLiveShares } from '../shares.repository.ts';
import { toShare } from './to-share.ts';

interface OwnSwing {
  userId: UserId;
  analysisId: AnalysisId;
}

/** The valid links of an analysis, newest first. @throws AppError `analysis-not-found` */
export async function listShares(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, analysisId }: OwnSwing,
): Promise<Share[]> {
  if (!(await hasSwing(db, userId, analysisId))) throw new AppError('analysis-not-found');
  return (await listLiveShares(db, analysisId, now())).map(toShare);
}

/** Turns a link off: from now on it opens nothing. @throws AppError `not-found` */
export async function revokeShare(
  { db }: Pick<Deps, 'db'>,
  { userId, analysisId, shareId }: OwnSwing & { shareId: string },
): Promise<void> {
  if (!isUuid(shareId) || !(await deleteShare(db, { ownerId: userId, analysisId, shareId })))
    throw new AppError('not-found');
}
