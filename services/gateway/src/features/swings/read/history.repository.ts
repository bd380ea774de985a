import type { UploadClub } from '@trueswing/contracts';
import type { Period } from '@trueswing/domain';
import { type Kysely, type NotNull, sql } from 'kysely';
import { selectedShot } from '../../../database.shot.ts';
import type { GatewayTables } from '../../../database.tables.ts';
import { newestCorrection } from '../newest-correction.repository.ts';

type Db = Kysely<GatewayTables>;

/** Swings of the owner whose analysis succeeded. */
const analyzed = (db: Db, ownerId: string) =>
  db
    .selectFrom('gateway.swing as swing')
    .innerJoin('analysis.analysis_status as status', 'status.analysis_id', 'swing.id')
    .where('swing.user_id', '=', ownerId)
    .where('swing.deleted_at', 'is', null)
    .where('status.status', '=', 'succeeded');

/** Number of analyzed swings with each club that were uploaded in a period. */
export async function countAnalyzed(
  db: Db,
  ownerId: string,
  { from, until }: Period,
): Promise<{ club: UploadClub; count: number }[]> {
  return await analyzed(db, ownerId)
    .select('swing.club')
    .select(({ fn }) => sql<number>`${fn.countAll()}::int`.as('count'))
    .where('swing.uploaded_at', '>=', from)
    .where('swing.uploaded_at', '<', until)
    .groupBy('swing.club')
    .orderBy('count', 'desc')
    .orderBy('swing.club')
    .execute();
}

/** The newest analyzed swings with their results, key frames as the golfer left them; of those uploaded before a moment. */
export async function listNewestAnalyzed(
  db: Db,
  ownerId: string,
  { limit, until }: { limit: number; until?: Date | undefined },
) {
  return await analyzed(db, ownerId)
    .innerJoin('analysis.analysis_output as output', 'output.analysis_id', 'swing.id')
    .leftJoinLateral(newestCorrection, (join) => join.onTrue())
    .select(['swing.id', 'swing.club', 'swing.tour', 'status.status'])
    .select(selectedShot)
    .select(({ fn }) => fn.coalesce('correction.result', 'output.result').as('result'))
    .$if(until !== undefined, (query) => query.where('swing.uploaded_at', '<', until as Date))
    .orderBy('swing.uploaded_at', 'desc')
    .limit(limit)
    .execute();
}

/** The age that a golfer gave last, with whatever swing; of those uploaded before a moment. Undefined without one. */
export async function findNewestAge(db: Db, ownerId: string, until?: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('gateway.swing')
    .select('age')
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('age', 'is not', null)
    .$if(until !== undefined, (query) => query.where('uploaded_at', '<', until as Date))
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .$narrowType<{ age: NotNull }>()
    .executeTakeFirst();
  return row?.age;
}

/**
 * The parts of a swing's result, as the golfer left it, that changes are judged by. They are read together: each `->` would decompress
 * the whole result. One that is no object has none.
 */
const partsOfResult = sql<Record<'algorithm' | 'measurements' | 'faceOn' | 'downTheLine', unknown>>`(
  select record.* from (select coalesce(correction.result, output.result) as result) as shown
  cross join lateral jsonb_to_record(case when jsonb_typeof(shown.result) = 'object' then shown.result else '{}' end)
    as record (algorithm jsonb, measurements jsonb, "faceOn" jsonb, "downTheLine" jsonb)
)`.as<'part'>(sql`part`);

/** A view of a result without the parts that say nothing of how it was filmed; null if it is none. */
const filmedView = (key: 'faceOn' | 'downTheLine') => sql<unknown>`case
  when jsonb_typeof(${sql.ref(`part.${key}`)}) = 'object' then ${sql.ref(`part.${key}`)}
    - '{events,measurements,warnings,networkReading,appearance,shirtColors}'::text[] end`;

interface ProgressPeriod {
  since: Date;
  until?: Date | undefined;
  limit: number;
}

/** The newest analyzed swings of a period, with the parts of their results that changes are judged by. */
export async function listProgressRows(db: Db, ownerId: string, { since, until, limit }: ProgressPeriod) {
  return await analyzed(db, ownerId)
    .innerJoin('analysis.analysis_output as output', 'output.analysis_id', 'swing.id')
    .leftJoinLateral(newestCorrection, (join) => join.onTrue())
    .innerJoinLateral(partsOfResult, (join) => join.onTrue())
    .select(['swing.id', 'swing.uploaded_at', 'swing.club', 'part.algorithm', 'part.measurements'])
    .select([filmedView('faceOn').as('faceOn'), filmedView('downTheLine').as('downTheLine')])
    .where('swing.uploaded_at', '>=', since)
    .$if(until !== undefined, (query) => query.where('swing.uploaded_at', '<', until as Date))
    .orderBy('swing.uploaded_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Whether a swing with a club that was uploaded in a period may still be analyzed: its analysis is not done, or failed on our side and can be
 * retried.
 */
export async function hasAwaitedAnalysis(
  db: Db,
  ownerId: string,
  { club, period: { from, until }, now }: { club: UploadClub; period: Period; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('gateway.swing as swing')
    .leftJoin('analysis.analysis_status as status', 'status.analysis_id', 'swing.id')
    .select('swing.id')
    .where('swing.user_id', '=', ownerId)
    .where('swing.club', '=', club)
    .where('swing.deleted_at', 'is', null)
    .where('swing.uploaded_at', '>=', from)
    .where('swing.uploaded_at', '<', until)
    // A worker that has not begun has no row.
    .where('status.status', 'is distinct from', 'succeeded')
    // Set when an analysis has failed: to the future where it can be retried, and to null once it is.
    .where(({ or, eb }) => or([eb('swing.discarded_at', 'is', null), eb('swing.discarded_at', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Id of the last analyzed swing with a club before a moment. */
export async function findAnalyzedBefore(
  db: Db,
  ownerId: string,
  swing: { club: UploadClub; uploadedAt: Date; id: string },
): Promise<string | undefined> {
  const row = await analyzed(db, ownerId)
    .select('swing.id')
    .where('swing.club', '=', swing.club)
    .where('swing.id', '!=', swing.id)
    .where('swing.uploaded_at', '<', swing.uploadedAt)
    .orderBy('swing.uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
