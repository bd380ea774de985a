import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { awaitAll } from './await-all.ts';

/** The golfer's files of launch monitors, their shots, and what was said about them. */
export async function readShotRows(db: Kysely<GatewayTables>, ownerId: string) {
  return await awaitAll({
    shotImports: db
      .selectFrom('gateway.shot_import')
      .select(['id', 'file_name as fileName', 'format', 'shot_count as shotCount', 'imported_at as importedAt'])
      .where('user_id', '=', ownerId)
      .orderBy('imported_at')
      .execute(),
    shots: db
      .selectFrom('gateway.shot')
      .select(['id', 'import_id as importId', 'club', 'hit_at as hitAt', 'club_speed_mph as clubSpeedMph'])
      .select(['ball_speed_mph as ballSpeedMph', 'carry_yd as carryYd', 'total_yd as totalYd', 'spin_rpm as spinRpm'])
      .select(['launch_angle_deg as launchAngleDeg', 'club_path_deg as clubPathDeg', 'face_angle_deg as faceAngleDeg'])
      .select(['side_yd as sideYd', 'attack_angle_deg as attackAngleDeg'])
      .select(['row_number as rowNumber', 'has_time_of_day as hasTimeOfDay'])
      .where('user_id', '=', ownerId)
      .orderBy('hit_at')
      .orderBy('row_number')
      .orderBy('id')
      .execute(),
    joinedShots: db
      .selectFrom('gateway.swing_shot as joined')
      .innerJoin('gateway.swing as swing', 'swing.id', 'joined.analysis_id')
      .select(['joined.analysis_id as analysisId', 'joined.shot_id as shotId', 'joined.sent', 'joined.typed'])
      .select(['joined.ball_history as ballHistory', 'joined.joined_at as joinedAt'])
      .where('swing.user_id', '=', ownerId)
      .orderBy('joined.joined_at')
      .execute(),
    shotFileAnswers: db
      .selectFrom('gateway.shot_file_answer')
      .select(['answers', 'answered_at as answeredAt'])
      .where('user_id', '=', ownerId)
      .orderBy('answered_at')
      .execute(),
  });
}
