import { randomUUID } from 'node:crypto';
import type { AnalysisId, Share, UserId } from '@trueswing/contracts';
import { shareExpiry, shareRules } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../../deps.ts';
import { hashSecretToken, newSecretToken } from '../../../../http/secret-token.ts';
import { readStatus } from '../../read/read-swings.ts';
import { lockSwing } from '../../swings.repository.ts';
import { insertShare, listLiveShares } from '../shares.repository.ts';
import { toShare } from './to-share.ts';

/**
 * Creates a link to a finished analysis. Its token is returned only here: the database has its digest.
 * @throws AppError `analysis-not-found`, `share-not-ready`, `share-limit-reached`
 */
export async function createShare(
  deps: Pick<Deps, 'db' | 'now' | 'logger'>,
  { userId, analysisId, golferName }: { userId: UserId; analysisId: AnalysisId; golferName: string },
): Promise<Share & { token: string }> {
  const { isComplete } = await readStatus(deps, { userId, analysisId });
  if (!isComplete) throw new AppError('share-not-ready');
  const now = deps.now();
  const token = newSecretToken();
  const share = {
    id: randomUUID(),
    analysis_id: analysisId,
    token_hash: hashSecretToken(token),
    golfer_name: golferName || null,
    created_at: now,
    expires_at: shareExpiry(now),
  };
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockSwing(tx, userId, analysisId))) throw new AppError('analysis-not-found');
    if ((await listLiveShares(tx, analysisId, now)).length >= shareRules.maxLinks) {
      throw new AppError('share-limit-reached');
    }
    await insertShare(tx, share);
  });
  return { ...toShare(share), token };
}
