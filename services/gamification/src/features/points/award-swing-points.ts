import { pointsPerSwingUpload } from '@trueswing/domain';
import type { Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';
import { addPointEntry, recordRewardedVideo } from './points.repository.ts';

interface AnalyzedSwing {
  userId: string;
  /** SHA-256 of the face-on video. */
  videoSha256: string;
  sourceEventId: string;
  analyzedAt: Date;
}

/** Awards the points of an analyzed swing: once per video, even if it is uploaded again. */
export async function awardSwingPoints(tx: Transaction<GamificationTables>, swing: AnalyzedSwing): Promise<void> {
  const { userId, videoSha256, sourceEventId } = swing;
  const isNew = await recordRewardedVideo(tx, { userId, videoSha256, sourceEventId });
  if (!isNew) return;
  await addPointEntry(tx, {
    userId,
    rule: 'swing-upload',
    points: pointsPerSwingUpload,
    sourceEventId,
    earnedAt: swing.analyzedAt,
  });
}
