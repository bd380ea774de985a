import type { AnalysisId, KeyFrameMoves, UserId } from '@trueswing/contracts';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import { judgeSwing } from '../corrections/ball-of-swing.ts';
import { findAutomaticAnalysis, findNewestVersion, insertVersion } from '../corrections/corrections.repository.ts';

const noMoves: KeyFrameMoves = { faceOn: {}, downTheLine: {} };

/**
 * Judges a locked swing with the numbers that it has now, and stores that as its newest version; moved moments stay moved.
 * @throws AppError `analysis-unreadable`
 */
export async function addJudgedVersion(
  tx: Transaction<GatewayTables>,
  { now, logger }: Pick<Deps, 'now' | 'logger'>,
  { userId, analysisId }: { userId: UserId; analysisId: AnalysisId },
): Promise<void> {
  const swing = await findAutomaticAnalysis(tx, userId, analysisId);
  if (!swing) return;
  const newest = await findNewestVersion(tx, analysisId);
  const result = judgeSwing(swing, newest, logger);
  const version = (newest?.version ?? 0) + 1;
  await insertVersion(tx, { analysisId, version, moves: newest?.moves ?? noMoves, result, now: now() });
}
