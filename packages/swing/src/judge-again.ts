import type { AnalysisResult, BallHistory, Club } from '@trueswing/contracts';
import { findFindings } from './4-judge/find-findings.ts';
import type { LaunchMonitorShot } from './4-judge/launch-monitor/launch-monitor-shot.ts';
import { deterministicWriter, writeTexts } from './5-advise/text/write-texts.ts';
import { knownOfGolfer } from './5-advise/verdict/known-of-golfer.ts';

/** The ball of a swing, as it is judged. */
export interface JudgedBall {
  readonly club: Club;
  /** null without numbers. */
  readonly launchMonitor: LaunchMonitorShot | null;
  /** The golfer's averages with the club; null or left out without other shots. */
  readonly ballHistory?: BallHistory | null | undefined;
}

/**
 * Judges a stored result again with other numbers of the ball: stages 4 and 5, by the rules of today. What was measured stays, and so does the
 * version that measured it. Our own writer writes the text: a language model is not called.
 */
export function judgeAgain(result: AnalysisResult, { club, launchMonitor, ballHistory }: JudgedBall): AnalysisResult {
  const { ballHistory: _, ...measured } = result;
  const { measurements } = measured;
  const { handedness } = measured.faceOn;
  const findings = findFindings(measurements);
  const known = knownOfGolfer(measured);
  return {
    ...measured,
    writer: deterministicWriter,
    findings,
    ...writeTexts({ measurements, findings, club, handedness, launchMonitor, ballHistory, known }),
    ...(ballHistory && { ballHistory }),
  };
}
