import { loggedFields } from '@trueswing/contracts';
import type { Kysely } from 'kysely';
import { loggedColumns } from '../../../database.logged-columns.ts';
import type { GatewayTables } from '../../../database.tables.ts';
import { awaitAll } from './await-all.ts';

const exportedNumbers = loggedFields.map((field) => `${loggedColumns[field]} as ${field}` as const);

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
      .select(['id', 'import_id as importId', 'club', 'hit_at as hitAt', ...exportedNumbers])
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
