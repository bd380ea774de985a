import type { FlagReason } from '@trueswing/contracts';
import { centralMonthKey } from '@trueswing/domain';
import { sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';
import type { PointEntry } from './point-entry.ts';

type Tx = Transaction<GamificationTables>;

/**
 * Adds an entry to the ledger, and its points to the golfer's month and to the month's histogram, in one statement. A second
 * entry of the same user, source and rule changes nothing.
 */
export async function addPointEntry(tx: Tx, entry: PointEntry): Promise<void> {
  const { userId, rule, points, sourceId, earnedAt } = entry;
  await sql`
    with entry as (
      insert into gamification.point_entry (user_id, rule, points, source_id, earned_at)
      values (${userId}, ${rule}, ${points}, ${sourceId}, ${earnedAt})
      on conflict (user_id, source_id, rule) do nothing
      returning user_id, points),
    golfer as (
      insert into gamification.month_points as total (month, user_id, points)
      select ${centralMonthKey(earnedAt)}::date, user_id, points from entry
      on conflict (month, user_id) do update set points = total.points + excluded.points
      returning month, points)
    insert into gamification.month_histogram (month, points, golfers)
    select month, change.points, change.golfers
    from golfer, entry, lateral (values (golfer.points, 1), (golfer.points - entry.points, -1)) change (points, golfers)
    where change.points > 0`.execute(tx);
}

export interface RewardedVideo {
  userId: string;
  videoSha256: string;
  analysisId: string;
  analyzedAt: Date;
}

/** Records that the user's video has earned its points; false if it was recorded before, for whichever analysis. */
export async function recordRewardedVideo(tx: Tx, video: RewardedVideo): Promise<boolean> {
  const recorded = await tx
    .insertInto('gamification.rewarded_video')
    .values({
      user_id: video.userId,
      video_sha256: video.videoSha256,
      analysis_id: video.analysisId,
      analyzed_at: video.analyzedAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'video_sha256']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return recorded !== undefined;
}

/** The analysis for which the video has earned its points. No other transaction can change it until this one ends. */
export async function lockRewardedVideo(
  tx: Tx,
  { userId, videoSha256 }: Pick<RewardedVideo, 'userId' | 'videoSha256'>,
): Promise<Pick<RewardedVideo, 'analysisId' | 'analyzedAt'>> {
  return await tx
    .selectFrom('gamification.rewarded_video')
    .select(['analysis_id as analysisId', 'analyzed_at as analyzedAt'])
    .where('user_id', '=', userId)
    .where('video_sha256', '=', videoSha256)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function moveRewardedVideo(tx: Tx, video: RewardedVideo): Promise<void> {
  await tx
    .updateTable('gamification.rewarded_video')
    .set({ analysis_id: video.analysisId, analyzed_at: video.analyzedAt })
    .where('user_id', '=', video.userId)
    .where('video_sha256', '=', video.videoSha256)
    .execute();
}

/** Records that something earned no points. The same again is ignored. */
export async function flagPoints(
  tx: Tx,
  flag: { userId: string; reason: FlagReason; sourceId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('gamification.flagged_points')
    .values({ user_id: flag.userId, reason: flag.reason, source_id: flag.sourceId, flagged_at: flag.at })
    .onConflict((conflict) => conflict.columns(['user_id', 'reason', 'source_id']).doNothing())
    .execute();
}

/** Deletes everything of a golfer; the histograms no longer count them. */
export async function deletePointsOfUser(tx: Tx, userId: string): Promise<void> {
  await sql`select set_config('gamification.deleted_user', ${userId}, true)`.execute(tx);
  // In the order in which awards lock the tables.
  await tx.deleteFrom('gamification.rewarded_video').where('user_id', '=', userId).execute();
  await deleteLedgerOfUser(tx, userId);
  await tx.deleteFrom('gamification.flagged_points').where('user_id', '=', userId).execute();
  await tx.deleteFrom('gamification.month_final').where('user_id', '=', userId).execute();
}

/** The months are those of the entries: by golfer alone, the rows of every golfer and month would be read. */
async function deleteLedgerOfUser(tx: Tx, userId: string): Promise<void> {
  await sql`
    with entry as (delete from gamification.point_entry where user_id = ${userId} returning earned_at),
    golfer as (
      delete from gamification.month_points where user_id = ${userId}
        and month in (select date_trunc('month', earned_at at time zone 'America/Chicago')::date from entry)
      returning month, points)
    insert into gamification.month_histogram (month, points, golfers)
    select month, points, -1 from golfer where points > 0`.execute(tx);
}
