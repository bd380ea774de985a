import type { AnalysisResult, KeyFrameMoves } from '@trueswing/contracts';
import { shownForm } from '@trueswing/service-kit';
import { storeResult } from '@trueswing/swing';
import type { Kysely, Transaction } from 'kysely';
import { selectedShot } from '../../../database.shot.ts';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

/** A finished analysis as the worker wrote it, with what its text needs of the swing and of its shot. */
export type AutomaticAnalysis = NonNullable<Awaited<ReturnType<typeof findAutomaticAnalysis>>>;

/** Undefined when the owner has no such finished analysis. */
export async function findAutomaticAnalysis(db: Db, ownerId: string, analysisId: string) {
  return await db
    .selectFrom('gateway.swing as swing')
    .innerJoin('analysis.analysis_status as status', 'status.analysis_id', 'swing.id')
    .innerJoin('analysis.analysis_output as output', 'output.analysis_id', 'swing.id')
    .leftJoin('gateway.swing_shot as joined', 'joined.analysis_id', 'swing.id')
    .select(['swing.id', 'swing.club', 'swing.tour', ...selectedShot])
    .select(['joined.shot_id', 'joined.sent', 'joined.typed', 'joined.ball_history'])
    .select(['status.status', 'output.result', 'output.face_on_landmarks_key', 'output.down_the_line_landmarks_key'])
    .where('swing.id', '=', analysisId)
    .where('swing.user_id', '=', ownerId)
    .where('swing.deleted_at', 'is', null)
    .where('status.status', '=', 'succeeded')
    .executeTakeFirst();
}

export async function findNewestVersion(tx: Tx, analysisId: string) {
  return await tx
    .selectFrom('gateway.swing_correction')
    .select(['version', 'moves', 'result', 'algorithm'])
    .where('analysis_id', '=', analysisId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Columns of a version that goes back to the automatic analysis. */
const automatic = { result: null, shown: null, listed: null, shown_form: null };

/**
 * Adds a version; `result` is null to go back to the automatic analysis.
 * @throws if the contract rejects the result
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
      ...(row.result ? storeResult(row.result, shownForm) : automatic),
      algorithm: row.result?.algorithm ?? null,
      created_at: row.now,
    })
    .execute();
}

export async function deleteVersions(tx: Tx, analysisId: string): Promise<void> {
  await tx.deleteFrom('gateway.swing_correction').where('analysis_id', '=', analysisId).execute();
}
