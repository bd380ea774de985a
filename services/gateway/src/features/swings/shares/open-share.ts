import { type AnalysisId, analysisIdSchema, type SharedSwing, type UserId, userIdSchema } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { findLiveShare } from './shares.repository.ts';

/** Share to which a valid link gives access. `owner` must not reach an answer. */
export interface OpenedShare {
  id: string;
  owner: { userId: UserId; analysisId: AnalysisId };
  golferName: string | null;
  stature: SharedSwing['stature'];
  expiresAt: Date;
}

/**
 * Finds what a token opens. Each call asks the database, so that a link that was turned off opens nothing any more.
 * @throws AppError `share-not-found` when it is unknown, turned off or expired, or its swing or account was deleted
 */
export async function openShare({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<OpenedShare> {
  const share = await findLiveShare(db, hashSecretToken(token), now());
  if (!share) throw new AppError('share-not-found');
  return {
    id: share.id,
    owner: { userId: userIdSchema.parse(share.user_id), analysisId: analysisIdSchema.parse(share.analysis_id) },
    golferName: share.golfer_name,
    stature: share.height_cm === null ? null : { heightCm: share.height_cm, unit: share.length_unit },
    expiresAt: share.expires_at,
  };
}
