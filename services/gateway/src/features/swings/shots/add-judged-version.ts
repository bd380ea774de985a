import type { AnalysisId, KeyFrameMoves, UserId } from '@trueswing/contracts';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import { isBallAsSent, judgeSwing } from '../corrections/ball-of-swing.ts';
import {
  type AutomaticAnalysis,
  findAutomaticAnalysis,
  findNewestVersion,
  insertVersion,
} from '../corrections/corrections.repository.ts';

type Tx = Transaction<GatewayTables>;

const noMoves: KeyFrameMoves = { faceOn: {}, downTheLine: {} };

/**
 * Judges a locked swing with the numbers that it has now, and stores that as its newest version; moved moments stay moved.
 * @throws AppError `analysis-unreadable`
 */
export async function addJudgedVersion(
  tx: Tx,
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

/** Goes back to the automatic analysis, so that no version describes a ball that the swing no longer has. */
export async function addAutomaticVersion(tx: Tx, { now }: Pick<Deps, 'now'>, analysisId: AnalysisId): Promise<void> {
  const newest = await findNewestVersion(tx, analysisId);
  if (!newest?.result) return;
  await insertVersion(tx, { analysisId, version: newest.version + 1, moves: noMoves, result: null, now: now() });
}

/**
 * Whether the newest version describes the ball of a locked swing. It does not where a gateway of the version before went back to the
 * automatic analysis.
 */
export const isJudged = async (tx: Tx, swing: AutomaticAnalysis): Promise<boolean> =>
  isBallAsSent(swing) || Boolean((await findNewestVersion(tx, swing.id))?.result);
