import {
  type AnalysisResult,
  type BallHistory,
  ballHistorySchema,
  type KeyFrameMoves,
  type Shot,
  type StoredShot,
} from '@trueswing/contracts';
import { hasSameNumbers } from '@trueswing/domain';
import { AppError, type Logger } from '@trueswing/service-kit';
import { type JudgedBall, judgeAgain, shotOf } from '@trueswing/swing';
import { shotOfRow } from '../../../database.shot.ts';
import { readResult } from '../read/read-result.ts';
import type { AutomaticAnalysis } from './corrections.repository.ts';

/** The ball as a swing has it now. */
export function ballOfSwing(swing: AutomaticAnalysis, automatic: AnalysisResult): JudgedBall {
  const joined = swing.ball_history === null ? null : ballHistorySchema.parse(swing.ball_history);
  return { club: swing.club, ...ballWith(shotOfRow(swing), swing.tour, joined ?? automatic.ballHistory) };
}

/** Whether a swing has the ball of its upload, which the automatic analysis describes. */
export const isBallAsSent = (swing: AutomaticAnalysis): boolean =>
  swing.sent === null || (swing.ball_history === null && hasNumbersOf(swing, swing.sent, swing.sent.tour));

/** Whether a swing has these numbers and this tour. */
export const hasNumbersOf = (swing: AutomaticAnalysis, numbers: StoredShot, tour: AutomaticAnalysis['tour']): boolean =>
  swing.tour === tour && hasSameNumbers(shotOfRow(swing), numbers);

const ballWith = (numbers: Shot, tour: AutomaticAnalysis['tour'], history: BallHistory | undefined) => ({
  launchMonitor: shotOf({ tour, ...numbers }),
  ballHistory: history && Object.keys(history).length > 0 ? history : null,
});

/** Reads what the worker wrote. @throws AppError `analysis-unreadable` */
export const readAutomatic = (swing: AutomaticAnalysis, logger: Logger): AnalysisResult =>
  readOrFail(swing, swing.result, logger);

/**
 * Judges a swing by its ball of now, its moments as the golfer left them; null where that is the automatic analysis.
 * @throws AppError `analysis-unreadable`
 */
export function judgeSwing(
  swing: AutomaticAnalysis,
  newest: { moves: KeyFrameMoves; result: unknown } | undefined,
  logger: Logger,
): AnalysisResult | null {
  const automatic = readAutomatic(swing, logger);
  const ball = ballOfSwing(swing, automatic);
  if (newest && hasMoves(newest.moves)) return judgeAgain(readOrFail(swing, newest.result, logger), ball);
  return isBallAsSent(swing) ? null : judgeAgain(automatic, ball);
}

export const hasMoves = ({ faceOn, downTheLine }: KeyFrameMoves): boolean =>
  Object.keys({ ...faceOn, ...downTheLine }).length > 0;

function readOrFail({ id, status }: AutomaticAnalysis, result: unknown, logger: Logger): AnalysisResult {
  const stored = readResult({ status, result }, { id, logger });
  if (stored.kind !== 'read') throw new AppError('analysis-unreadable');
  return stored.result;
}
