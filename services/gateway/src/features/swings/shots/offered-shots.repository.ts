import { type Club, launchMonitorFields, shotFieldsOf } from '@trueswing/contracts';
import { type Kysely, sql } from 'kysely';
import { hasTime } from '../../../database.logged-columns.ts';
import { shotColumns } from '../../../database.shot.ts';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Facts of a swing by which its shot is looked for. */
export async function findSwingFacts(db: Db, userId: string, analysisId: string) {
  return await db
    .selectFrom('gateway.swing as swing')
    .leftJoin('gateway.swing_shot as joined', 'joined.analysis_id', 'swing.id')
    .select(['swing.club', 'swing.uploaded_at', 'swing.filmed_at', 'joined.shot_id'])
    .where('swing.id', '=', analysisId)
    .where('swing.user_id', '=', userId)
    .where('swing.deleted_at', 'is', null)
    .executeTakeFirst();
}

const withFile = (db: Db, userId: string) =>
  db
    .selectFrom('gateway.shot as shot')
    .innerJoin('gateway.shot_import as file', 'file.id', 'shot.import_id')
    .selectAll('shot')
    .select(['file.file_name', 'file.format'])
    .select(sql.raw<boolean>(hasTime).as('has_time'))
    .where('shot.user_id', '=', userId);

export type ShotWithFile = NonNullable<Awaited<ReturnType<typeof findShotWithFile>>>;

export const findShotWithFile = (db: Db, userId: string, shotId: string) =>
  withFile(db, userId).where('shot.id', '=', shotId).executeTakeFirst();

interface NearShots {
  userId: string;
  analysisId: string;
  club: Club;
  near: Date;
  atMost: number;
}

/**
 * The shots with a club that have a number for a swing, each with whether another swing has it: the session nearest to a moment first,
 * in each session the nearest shots. Whole sessions, as long as there are no more shots than asked for.
 */
export async function listShotsNear(db: Db, { userId, analysisId, club, near, atMost }: NearShots) {
  const far = sql`greatest(hit_at - ${near}::timestamptz, ${near}::timestamptz - hit_at)`;
  const sessions = db
    .selectFrom('gateway.shot')
    .select(['import_id', sql`min(${far})`.as('far')])
    .where('user_id', '=', userId)
    .where('club', '=', club)
    .groupBy('import_id');
  return await withFile(db, userId)
    .innerJoin(sessions.as('session'), 'session.import_id', 'shot.import_id')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('gateway.swing_shot as other')
          .select('other.analysis_id')
          .whereRef('other.shot_id', '=', 'shot.id')
          .where('other.analysis_id', '!=', analysisId),
      ).as('is_taken'),
    )
    .where('shot.club', '=', club)
    // As `numbersFromShot` takes them.
    .where(({ or, between }) =>
      or(
        shotFieldsOf(club).map((field) => {
          const { min, max } = launchMonitorFields[field];
          return between(`shot.${shotColumns[field]}`, min, max);
        }),
      ),
    )
    .orderBy('session.far')
    .orderBy('shot.import_id')
    .orderBy(far)
    .orderBy('shot.row_number')
    .orderBy('shot.id')
    .limit(atMost)
    .execute();
}
