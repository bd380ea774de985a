import { type Kysely, sql } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';

/** Club speed of a swing, as the golfer's launch monitor measured it. */
export interface SwingSpeed {
  clubSpeedMph: number | null;
  /** Best of the swings with the same club that were uploaded before; null without one. */
  bestBeforeMph: number | null;
}

/** Undefined if the swing was deleted. */
export async function findSwing(db: Kysely<GamificationTables>, analysisId: string): Promise<SwingSpeed | undefined> {
  const { rows } = await sql<SwingSpeed>`
    select swing.club_speed_mph as "clubSpeedMph", (
      select max(earlier.club_speed_mph) from gateway.swing_of_golfer earlier
      where earlier.user_id = swing.user_id and earlier.club = swing.club and not earlier.has_failed
        and (earlier.uploaded_at, earlier.analysis_id) < (swing.uploaded_at, swing.analysis_id)) as "bestBeforeMph"
    from gateway.swing_of_golfer swing where swing.analysis_id = ${analysisId}`.execute(db);
  return rows[0];
}

/** Whether the golfer has a swing with a result, also where its event is still to come. */
export async function hasAnalyzedSwing(db: Kysely<GamificationTables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gateway.swing_of_golfer as swing')
    .innerJoin('analysis.analyzed_swing as analyzed', 'analyzed.analysis_id', 'swing.analysis_id')
    .select('swing.analysis_id')
    .where('swing.user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the worker has a result, also where its event is still to come. */
export async function isAnalyzed(db: Kysely<GamificationTables>, analysisId: string): Promise<boolean> {
  const row = await db
    .selectFrom('analysis.analyzed_swing')
    .select('analysis_id')
    .where('analysis_id', '=', analysisId)
    .executeTakeFirst();
  return row !== undefined;
}
