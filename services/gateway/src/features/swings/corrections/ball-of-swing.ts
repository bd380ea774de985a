import {
  type AnalysisResult,
  type BallHistory,
  ballHistorySchema,
  type KeyFrameMoves,
  type Shot,
} from '@trueswing/contracts';
import { hasSameNumbers } from '@trueswing/domain';
import { AppError, type Logger } from '@trueswing/service-kit';
import { type JudgedBall, judgeAgain, shotOf } from '@trueswing/swing';
import { shotOfRow } from '../../../database.shot.ts';
import { readResult } from '../read/read-result.ts';
import type { AutomaticAnalysis } from './corrections.repository.ts';

/** The ball as a swing has it now; `isAsSent`: as the worker judged it, so that the automatic analysis says the same. */
export function ballOfSwing(
  swing: AutomaticAnalysis,
  automatic: AnalysisResult,
): { ball: JudgedBall; isAsSent: boolean } {
  const { club, tour, sent } = swing;
  const numbers = shotOfRow(swing);
  const joined = swing.ball_history === null ? null : ballHistorySchema.parse(swing.ball_history);
  const isAsSent = sent === null || (joined === null && tour === sent.tour && hasSameNumbers(numbers, sent));
  return { ball: { club, ...ballWith(numbers, tour, joined ?? automatic.ballHistory) }, isAsSent };
}

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
  const { ball, isAsSent } = ballOfSwing(swing, automatic);
  if (newest && hasMoves(newest.moves)) return judgeAgain(readOrFail(swing, newest.result, logger), ball);
  return isAsSent ? null : judgeAgain(automatic, ball);
}

export const hasMoves = ({ faceOn, downTheLine }: KeyFrameMoves): boolean =>
  Object.keys({ ...faceOn, ...downTheLine }).length > 0;

function readOrFail({ id, status }: AutomaticAnalysis, result: unknown, logger: Logger): AnalysisResult {
  const stored = readResult({ status, result }, { id, logger });
  if (stored.kind !== 'read') throw new AppError('analysis-unreadable');
  return stored.result;
}
