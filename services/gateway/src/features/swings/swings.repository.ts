import { compileOnce, shownForm } from '@trueswing/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import { selectedShot } from '../../database.shot.ts';
import type { GatewayTables } from '../../database.tables.ts';
import { newestCorrection } from './newest-correction.repository.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

export type NewSwing = Omit<GatewayTables['gateway.swing'], 'deleted_at' | 'discarded_at' | 'files_removed_at'>;

/** A swing of its owner, with the state and result of its analysis. */
export type SwingRow = Omit<NonNullable<Awaited<ReturnType<typeof findSwing>>>, 'isViewed'>;
export type StatusRow = NonNullable<Awaited<ReturnType<typeof findStatus>>>;

export type OutputKeys = NonNullable<Awaited<ReturnType<typeof findOutputKeys>>>;

/** Newest swings in a list: years of weekly uploads. */
const listLimit = 500;

export async function insertSwing(tx: Tx, swing: NewSwing): Promise<void> {
  await tx
    .insertInto('gateway.swing')
    .values({ ...swing, deleted_at: null, discarded_at: null, files_removed_at: null })
    .execute();
}

const ownSwings = (db: Db, ownerId: string) =>
  db.selectFrom('gateway.swing as swing').where('swing.user_id', '=', ownerId).where('swing.deleted_at', 'is', null);

/** The stored JSON of what the analysis or a list shows, if it has the form that is valid now. */
const storedJson = (column: 'shown' | 'listed', form: string) => sql<string | null>`case
  when correction.result is null then case when output.shown_form = ${form} then output.${sql.ref(column)} end
  when correction.shown_form = ${form} then correction.${sql.ref(column)} end`;

const withAnalysis = (db: Db, column: 'shown' | 'listed', { ownerId, form }: { ownerId: string; form: string }) =>
  ownSwings(db, ownerId)
    .leftJoin('analysis.analysis_status as status', 'status.analysis_id', 'swing.id')
    .leftJoin('analysis.analysis_output as output', 'output.analysis_id', 'swing.id')
    .leftJoinLateral(newestCorrection, (join) => join.onTrue())
    .select(['swing.id', 'swing.user_id', 'swing.uploaded_at', 'swing.club', 'swing.handedness', 'swing.tour'])
    .select(selectedShot)
    .select(['status.status', 'status.error_code', 'status.seen_view', 'status.rejected_video'])
    .select(['correction.version', 'correction.moves'])
    .select(storedJson(column, form).as('json'))
    // The result itself is long, and is needed only where its JSON is not stored.
    .select(
      sql`case when ${storedJson(column, form)} is null then coalesce(correction.result, output.result) end`.as(
        'result',
      ),
    )
    .select([
      'output.down_the_line_video_key',
      'output.down_the_line_poster_key',
      'output.down_the_line_landmarks_key',
      'output.face_on_key_frames',
      'output.down_the_line_key_frames',
    ]);

const selectSwings = compileOnce((db: Db, args: { ownerId: string; form: string }) =>
  withAnalysis(db, 'listed', args)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('billing.entitlement')
          .select('user_id')
          .where('user_id', '=', args.ownerId)
          .where('is_premium', '=', true),
      ).as('isPremium'),
    )
    .orderBy('swing.uploaded_at', 'desc')
    .limit(listLimit),
);

/** Each with whether its owner has Premium. */
export const listSwings = (db: Db, ownerId: string) => selectSwings(db, { ownerId, form: shownForm });

const selectSwing = compileOnce((db: Db, args: { ownerId: string; form: string; analysisId: string }) =>
  withAnalysis(db, 'shown', args)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('gateway.analysis_view as viewed')
          .select('viewed.analysis_id')
          .whereRef('viewed.analysis_id', '=', 'swing.id')
          .whereRef('viewed.user_id', '=', 'swing.user_id'),
      ).as('isViewed'),
    )
    .where('swing.id', '=', args.analysisId),
);

/** With whether the owner has opened it before. */
export async function findSwing(db: Db, ownerId: string, analysisId: string) {
  return (await selectSwing(db, { ownerId, analysisId, form: shownForm }))[0];
}

const selectStatus = compileOnce((db: Db, { ownerId, analysisId }: { ownerId: string; analysisId: string }) =>
  ownSwings(db, ownerId)
    .leftJoin('analysis.analysis_status as status', 'status.analysis_id', 'swing.id')
    .leftJoin('analysis.analysis_output as output', 'output.analysis_id', 'swing.id')
    .select(['status.status', 'status.stage', 'status.progress', 'status.started_at', 'status.error_code'])
    .select(['status.lease_until', 'status.seen_view', 'status.rejected_video'])
    .leftJoinLateral(newestCorrection, (join) => join.onTrue())
    .select(({ fn }) => fn.coalesce('correction.result', 'output.result').as('result'))
    .where('swing.id', '=', analysisId),
);

export async function findStatus(db: Db, ownerId: string, analysisId: string) {
  return (await selectStatus(db, { ownerId, analysisId }))[0];
}

/** Keys of the files that the analysis produced; undefined when the owner has no such finished analysis. */
export async function findOutputKeys(db: Db, ownerId: string, analysisId: string) {
  return await ownSwings(db, ownerId)
    .innerJoin('analysis.analysis_output as output', 'output.analysis_id', 'swing.id')
    .select(['output.face_on_video_key', 'output.face_on_poster_key', 'output.face_on_landmarks_key'])
    .select(['output.down_the_line_video_key', 'output.down_the_line_poster_key', 'output.down_the_line_landmarks_key'])
    .select(['output.face_on_key_frames', 'output.down_the_line_key_frames'])
    .leftJoinLateral(newestCorrection, (join) => join.onTrue())
    .select('correction.moves')
    .where('swing.id', '=', analysisId)
    .executeTakeFirst();
}

/** Locks a swing until the transaction ends; false when the owner has none or deleted it. */
export async function lockSwing(tx: Tx, ownerId: string, analysisId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('gateway.swing')
    .select('id')
    .where('id', '=', analysisId)
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the owner has no such swing or has deleted it already. */
export async function markDeleted(tx: Tx, ownerId: string, analysisId: string, now: Date): Promise<boolean> {
  const deleted = await tx
    .updateTable('gateway.swing')
    .set({ deleted_at: now, discarded_at: sql<Date>`least(discarded_at, ${now})` })
    .where('id', '=', analysisId)
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The uploaded files are no longer needed from then on; `removeDiscardedFiles` removes them. */
export async function markDiscarded(tx: Tx, analysisId: string, now: Date): Promise<void> {
  await tx
    .updateTable('gateway.swing')
    .set({ discarded_at: now })
    .where('id', '=', analysisId)
    .where('discarded_at', 'is', null)
    .execute();
}

/** Swings whose uploaded files are to be removed, in random order, so that some that cannot be removed are not always first. */
export async function listFilesToRemove(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway.swing')
    .select('id')
    .where('discarded_at', '<=', now)
    .where('files_removed_at', 'is', null)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Keeps the uploaded files of a failed analysis that are still to be removed, for another attempt. Undefined when there are
 * none, or they may already be gone.
 */
export async function keepFiles(tx: Tx, analysisId: string, now: Date): Promise<{ user_id: string } | undefined> {
  return await tx
    .updateTable('gateway.swing')
    .set({ discarded_at: null })
    .where('id', '=', analysisId)
    .where('deleted_at', 'is', null)
    .where('discarded_at', '>', now)
    // The clock may have gone back since they were removed.
    .where('files_removed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
}

export async function markFilesRemoved(db: Db, analysisId: string, now: Date): Promise<void> {
  await db.updateTable('gateway.swing').set({ files_removed_at: now }).where('id', '=', analysisId).execute();
}

/** Records that a golfer has opened an analysis; once for each. */
export async function insertView(db: Db, userId: string, analysisId: string, now: Date): Promise<void> {
  await db
    .insertInto('gateway.analysis_view')
    .values({ user_id: userId, analysis_id: analysisId, first_viewed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
