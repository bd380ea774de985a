import { pointsPerSwingUpload } from '@trueswing/domain';
import type { Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';
import type { PointEntry } from './point-entry.ts';
import {
  addPointEntry,
  flagPoints,
  lockRewardedVideo,
  moveRewardedVideo,
  type RewardedVideo,
  recordRewardedVideo,
} from './points.repository.ts';

type Analysis = Pick<RewardedVideo, 'userId' | 'analysisId' | 'analyzedAt'>;

/**
 * Awards the points of an analyzed swing: once per video, even if it is uploaded again. They count for the analysis that
 * finished first, whichever event arrives first: if an earlier analysis arrives later, its points are taken back from the
 * other one by an entry of their own. Admins see the analyses that earned nothing.
 */
export async function awardSwingPoints(tx: Transaction<GamificationTables>, video: RewardedVideo): Promise<void> {
  const { userId } = video;
  if (!(await recordRewardedVideo(tx, video))) {
    const rewarded = await lockRewardedVideo(tx, video);
    if (rewarded.analysisId === video.analysisId) return;
    const isEarlier = isBefore(video, rewarded);
    const { analysisId: sourceId, analyzedAt: at } = isEarlier ? rewarded : video;
    await flagPoints(tx, { userId, reason: 'same-video', sourceId, at });
    if (!isEarlier) return;
    await addPointEntry(tx, {
      ...entryOf({ userId, ...rewarded }),
      rule: 'swing-upload-moved',
      points: -pointsPerSwingUpload,
    });
    await moveRewardedVideo(tx, video);
  }
  await addPointEntry(tx, entryOf(video));
}

const entryOf = ({ userId, analysisId, analyzedAt }: Analysis): PointEntry => ({
  userId,
  rule: 'swing-upload',
  points: pointsPerSwingUpload,
  sourceId: analysisId,
  earnedAt: analyzedAt,
});

/** Analyses that finished at the same moment are ordered by their ids, so that every order of events has the same result. */
const isBefore = (one: Omit<Analysis, 'userId'>, other: Omit<Analysis, 'userId'>): boolean =>
  one.analyzedAt.getTime() === other.analyzedAt.getTime()
    ? one.analysisId < other.analysisId
    : one.analyzedAt < other.analyzedAt;
