import type { AnalysisResult, BallHistory, Club, Handedness, Measurements } from '@trueswing/contracts';
import { formatWithValue } from '../../3-measure/format-measurement.ts';
import { findAllFindings } from '../../4-judge/find-findings.ts';
import { assessLaunchMonitor } from '../../4-judge/launch-monitor/assess-launch-monitor.ts';
import type { LaunchMonitorShot } from '../../4-judge/launch-monitor/launch-monitor-shot.ts';
import type { RuleFinding } from '../../4-judge/rules/finding-rule.ts';
import { chooseVerdict } from '../verdict/choose-verdict.ts';
import type { KnownOfGolfer } from '../verdict/verdict.ts';
import { writeBalance, writePosture, writeSpineAngle, writeTurn } from './write-posture.ts';
import { nameIssue, recommendExercises, writeRecommendations } from './write-recommendations.ts';

export interface WriteTextsInput {
  readonly measurements: Measurements;
  readonly findings: readonly RuleFinding[];
  readonly club: Club;
  readonly handedness: Handedness;
  readonly launchMonitor: LaunchMonitorShot | null;
  /** The golfer's averages with the club; null or left out without other shots. */
  readonly ballHistory?: BallHistory | null | undefined;
  /** Facts that are known of the golfer beside this swing. */
  readonly known?: KnownOfGolfer;
}

/** The text fields of an analysis result. */
export type AnalysisTexts = Pick<
  AnalysisResult,
  | 'mobilityAnalysis'
  | 'analysisResults'
  | 'swingStrengths'
  | 'swingWeaknesses'
  | 'keyIssues'
  | 'recommendations'
  | 'exerciseRecommendations'
  | 'launchMonitorAssessment'
>;

/** A golfer does not read more praise than this. */
export const maxStrengths = 6;

/** Names this writer in `AnalysisResult.writer`. */
export const deterministicWriter = 'deterministic';

/**
 * Writes the analysis in plain sentences. Every claim is a finding and every number a measurement. The same input gives
 * the same text. Withheld measurements are not judged.
 */
export function writeTexts(input: WriteTextsInput): AnalysisTexts {
  const { measurements, findings, club, launchMonitor } = input;
  const weaknesses = findings.filter((finding) => finding.kind === 'weakness');
  const strengths = findings.filter((finding) => finding.kind === 'strength').slice(0, maxStrengths);
  const shownInFull = new Set([...weaknesses, ...strengths].map(({ rule }) => rule));
  // The workout's focus areas are chosen from these texts, so they name every fault, not only the three shown.
  const all = findAllFindings(measurements);
  const mobilityAnalysis = {
    shoulderTurn: writeTurn(measurements.shoulderTurnDeg, 'short-shoulder-turn', all),
    hipRotation: writeTurn(measurements.hipRotationDeg, 'short-hip-turn', all),
    xFactor: formatWithValue(measurements.xFactorDeg),
    spineAngle: writeSpineAngle(measurements, all),
  };
  return {
    mobilityAnalysis,
    analysisResults: {
      posture: writePosture(measurements, all, shownInFull),
      balance: writeBalance(measurements, all, shownInFull),
      mobilityAnalysis,
    },
    swingStrengths: strengths.map((finding) => finding.text),
    swingWeaknesses: weaknesses.map((finding) => finding.text),
    keyIssues: weaknesses.map(nameIssue),
    recommendations: writeRecommendations(weaknesses, strengths, chooseVerdict(input)),
    exerciseRecommendations: recommendExercises(weaknesses),
    launchMonitorAssessment: launchMonitor ? assessLaunchMonitor(launchMonitor, club) : null,
  };
}
