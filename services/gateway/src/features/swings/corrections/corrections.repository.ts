import type { AnalysisResult, KeyFrameMoves } from '@trueswing/contracts';
import { listResultAsJson, showResultAsJson } from '@trueswing/domain';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { selectedShot } from '../../../database.shot.ts';
import type { GatewayTables } from '../../../database.tables.ts';
import { shownForm } from '../shown-form.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

/** A finished analysis as the worker wrote it, with what its text needs of the swing. */
export type AutomaticAnalysis = NonNullable<Awaited<ReturnType<typeof findAutomaticAnalysis>>>;

/** Undefined when the owner has no such finished analysis. */
export async function findAutomaticAnalysis(db: Db, ownerId: string, analysisId: string) {
  return await db
    .selectFrom('gateway.swing as swing')
    .innerJoin('analysis.analysis_status as status', 'status.analysis_id', 'swing.id')
    .innerJoin('analysis.analysis_output as output', 'output.analysis_id', 'swing.id')
    .select(['swing.id', 'swing.club', 'swing.tour', ...selectedShot])
    .select(['status.status', 'output.result', 'output.face_on_landmarks_key', 'output.down_the_line_landmarks_key'])
    .where('swing.id', '=', analysisId)
    .where('swing.user_id', '=', ownerId)
    .where('swing.deleted_at', 'is', null)
    .where('status.status', '=', 'succeeded')
    .executeTakeFirst();
}

/**
 * The newest version of each swing, for `leftJoinLateral`. `result` is null where the analysis is the automatic one, and
 * all is null where no key frame was ever moved.
 */
export const newestCorrection = (eb: ExpressionBuilder<GatewayTables & { swing: { id: string } }, 'swing'>) =>
  eb
    .selectFrom('gateway.swing_correction as each')
    .select(['each.version', 'each.moves', 'each.result', 'each.algorithm'])
    .select(['each.shown', 'each.listed', 'each.shown_form'])
    .whereRef('each.analysis_id', '=', 'swing.id')
    .orderBy('each.version', 'desc')
    .limit(1)
    .as('correction');

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

export async function findNewestVersion(tx: Tx, analysisId: string) {
  return await tx
    .selectFrom('gateway.swing_correction')
    .select(['version', 'moves', 'algorithm'])
    .where('analysis_id', '=', analysisId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Adds a version; `result` is null to go back to the automatic analysis.
 * @throws if the contract refuses the result
 */
export async function insertVersion(
  tx: Tx,
  row: { analysisId: string; version: number; moves: KeyFrameMoves; result: AnalysisResult | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('gateway.swing_correction')
    .values({
      analysis_id: row.analysisId,
      version: row.version,
      moves: JSON.stringify(row.moves),
      result: row.result && JSON.stringify(row.result),
      shown: row.result && showResultAsJson(row.result),
      listed: row.result && listResultAsJson(row.result),
      shown_form: row.result && shownForm,
      algorithm: row.result?.algorithm ?? null,
      created_at: row.now,
    })
    .execute();
}

export async function deleteVersions(tx: Tx, analysisId: string): Promise<void> {
  await tx.deleteFrom('gateway.swing_correction').where('analysis_id', '=', analysisId).execute();
}
