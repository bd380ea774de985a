import type { AnalysisId, KeyFrameCorrection, KeyFrameMoves, SwingAnalysis, UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import { movesOf } from '@trueswing/swing';
import type { Deps } from '../../../deps.ts';
import type { JsonText } from '../../../http/json-text.ts';
import { readSwing } from '../read/read-swings.ts';
import { lockSwing } from '../swings.repository.ts';
import { analyzeAgain } from './analyze-again.ts';
import { hasMoves } from './ball-of-swing.ts';
import { findAutomaticAnalysis, findNewestVersion, insertVersion } from './corrections.repository.ts';

type CorrectionDeps = Pick<Deps, 'db' | 'objectStore' | 'now' | 'logger'>;
interface OwnSwing {
  userId: UserId;
  analysisId: AnalysisId;
}

const noMoves: KeyFrameMoves = { faceOn: {}, downTheLine: {} };

/**
 * Moves key frames of a finished analysis and stores what follows as a new version. Only the frames come from the client:
 * everything else is computed from the stored landmarks. The same correction again changes nothing.
 * @throws AppError `analysis-not-found`, `key-frames-out-of-order`, `key-frame-outside-film`, `analysis-changed` when the
 *   golfer has not seen the newest version, `analysis-unreadable`, `store-unavailable`
 */
export async function correctSwing(
  deps: CorrectionDeps,
  { userId, analysisId }: OwnSwing,
  { version, moves }: KeyFrameCorrection,
): Promise<JsonText<SwingAnalysis>> {
  const swing = await findAutomaticAnalysis(deps.db, userId, analysisId);
  if (!swing) throw new AppError('analysis-not-found');
  const result = await analyzeAgain(deps, swing, moves);
  const moved: KeyFrameMoves = result
    ? {
        faceOn: movesOf(result.faceOn.events),
        downTheLine: result.downTheLine ? movesOf(result.downTheLine.events) : {},
      }
    : noMoves;
  // The heavy work is done, so the lock is short. Of two corrections the later one sees the version of the other.
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockSwing(tx, userId, analysisId))) throw new AppError('analysis-not-found');
    const newest = (await findNewestVersion(tx, analysisId)) ?? { version: 0, moves: noMoves, algorithm: null };
    const isSame = areSame(newest.moves, moved) && newest.algorithm === (result?.algorithm ?? null);
    if (isSame) return;
    if (newest.version !== version) throw new AppError('analysis-changed');
    await insertVersion(tx, { analysisId, version: newest.version + 1, moves: moved, result, now: deps.now() });
  });
  return await readSwing(deps, { userId, analysisId });
}

/**
 * Goes back to the automatic moments, whatever was corrected before. A joined shot stays.
 * @throws AppError `analysis-not-found`, `analysis-unreadable`
 */
export async function restoreSwing(
  deps: CorrectionDeps,
  { userId, analysisId }: OwnSwing,
): Promise<JsonText<SwingAnalysis>> {
  await deps.db.transaction().execute(async (tx) => {
    const swing = (await lockSwing(tx, userId, analysisId)) && (await findAutomaticAnalysis(tx, userId, analysisId));
    if (!swing) throw new AppError('analysis-not-found');
    const newest = await findNewestVersion(tx, analysisId);
    if (!newest || !hasMoves(newest.moves)) return;
    const result = await analyzeAgain(deps, swing, noMoves);
    await insertVersion(tx, { analysisId, version: newest.version + 1, moves: noMoves, result, now: deps.now() });
  });
  return await readSwing(deps, { userId, analysisId });
}

/** jsonb does not keep the order of keys. */
function areSame(a: KeyFrameMoves, b: KeyFrameMoves): boolean {
  const entries = ({ faceOn, downTheLine }: KeyFrameMoves) =>
    JSON.stringify([faceOn, downTheLine].map((moves) => Object.entries(moves).toSorted()));
  return entries(a) === entries(b);
}
