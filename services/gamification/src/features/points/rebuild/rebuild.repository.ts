import { pointsPerSwingUpload } from '@trueswing/domain';
import { sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../../database.tables.ts';

type Tx = Transaction<GamificationTables>;

/** Makes consumers wait until the transaction ends; readers go on. In the order in which they lock the tables. */
export async function lockPoints(tx: Tx): Promise<void> {
  await sql`
    lock table gamification.rewarded_video, gamification.point_entry, gamification.month_points,
      gamification.month_histogram in exclusive mode`.execute(tx);
}

/**
 * Collects what the ledger must hold, from the completions and the analyses that other services publish. A video counts for
 * its first analysis. Swings that their golfers have deleted are known from the rewarded videos alone.
 */
export async function collectExpected(tx: Tx): Promise<void> {
  await sql`
    create temporary table expected_video on commit drop as
    select distinct on (user_id, video_sha256) user_id, video_sha256, analysis_id, analyzed_at
    from (
      select video.user_id, video.video_sha256, analysis_id, swing.analyzed_at
      from gateway.swing_video video join analysis.analyzed_swing swing using (analysis_id)
      union all
      select user_id, video_sha256, analysis_id, analyzed_at from gamification.rewarded_video rewarded
      where not exists (select from gateway.swing_video video where video.analysis_id = rewarded.analysis_id)) video
    order by user_id, video_sha256, analyzed_at, analysis_id`.execute(tx);
  await sql`
    create temporary table expected_entry on commit drop as
    select user_id, 'exercise' as rule, points, completion_id as source_id, completed_at as earned_at
    from gateway.exercise_points
    union all
    select user_id, 'swing-upload', ${pointsPerSwingUpload}::int, analysis_id, analyzed_at from expected_video`.execute(
    tx,
  );
  await sql`create index on expected_entry (user_id, source_id, rule)`.execute(tx);
  await sql`analyze expected_entry`.execute(tx);
}

/** Makes the ledger and the rewarded videos what is expected. Returns how many entries were missing or wrong. */
export async function correctLedger(tx: Tx): Promise<{ added: number; removed: number }> {
  await sql`select set_config('gamification.rebuilding', 'on', true)`.execute(tx);
  const isSame = sql`entry.user_id = expected.user_id and entry.source_id = expected.source_id
    and entry.rule = expected.rule and entry.points = expected.points and entry.earned_at = expected.earned_at`;
  const removed = await sql`
    delete from gamification.point_entry entry
    where not exists (select from expected_entry expected where ${isSame})`.execute(tx);
  const added = await sql`
    insert into gamification.point_entry (user_id, rule, points, source_id, earned_at)
    select user_id, rule, points, source_id, earned_at from expected_entry
    on conflict (user_id, source_id, rule) do nothing`.execute(tx);
  await sql`delete from gamification.rewarded_video`.execute(tx);
  await sql`
    insert into gamification.rewarded_video (user_id, video_sha256, analysis_id, analyzed_at)
    select user_id, video_sha256, analysis_id, analyzed_at from expected_video`.execute(tx);
  return { added: Number(added.numAffectedRows ?? 0), removed: Number(removed.numAffectedRows ?? 0) };
}

/** Sums the ledger into the tables of the months. Tables of closed months stay as they were frozen. */
export async function sumMonths(tx: Tx): Promise<void> {
  await sql`delete from gamification.month_points`.execute(tx);
  await sql`delete from gamification.month_histogram`.execute(tx);
  await sql`
    insert into gamification.month_points (month, user_id, points)
    select date_trunc('month', earned_at at time zone 'America/Chicago')::date, user_id, sum(points)
    from gamification.point_entry group by 1, 2`.execute(tx);
  await sql`
    insert into gamification.month_histogram (month, points, golfers)
    select month, points, count(*) from gamification.month_points where points > 0 group by 1, 2`.execute(tx);
}
