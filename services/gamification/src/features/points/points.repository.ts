import type { Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';

interface PointEntry {
  userId: string;
  rule: string;
  points: number;
  sourceEventId: string;
  earnedAt: Date;
}

/** Adds an entry to the ledger. A second one of the same user, event and rule is ignored. */
export async function addPointEntry(tx: Transaction<GamificationTables>, entry: PointEntry): Promise<void> {
  await tx
    .insertInto('gamification.point_entry')
    .values({
      user_id: entry.userId,
      rule: entry.rule,
      points: entry.points,
      source_event_id: entry.sourceEventId,
      earned_at: entry.earnedAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'source_event_id', 'rule']).doNothing())
    .execute();
}

/** Records that the user's video has earned its points; false if it was recorded before. */
export async function recordRewardedVideo(
  tx: Transaction<GamificationTables>,
  video: { userId: string; videoSha256: string; sourceEventId: string },
): Promise<boolean> {
  const recorded = await tx
    .insertInto('gamification.rewarded_video')
    .values({ user_id: video.userId, video_sha256: video.videoSha256, source_event_id: video.sourceEventId })
    .onConflict((conflict) => conflict.columns(['user_id', 'video_sha256']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return recorded !== undefined;
}

export async function deletePointsOfUser(tx: Transaction<GamificationTables>, userId: string): Promise<void> {
  await tx.deleteFrom('gamification.point_entry').where('user_id', '=', userId).execute();
  await tx.deleteFrom('gamification.rewarded_video').where('user_id', '=', userId).execute();
}
