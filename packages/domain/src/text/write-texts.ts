import type { AnalysisResult, Club, Finding, Handedness, Measurements } from '@trueswing/contracts';
import { assessLaunchMonitor, type LaunchMonitorShot } from '../launch-monitor/assess-launch-monitor.ts';
import { formatMeasurement } from './format-measurement.ts';
import { writeBalance, writePosture, writeSpineAngle } from './write-posture.ts';

export interface WriteTextsInput {
  readonly measurements: Measurements;
  readonly findings: readonly Finding[];
  readonly club: Club;
  readonly handedness: Handedness;
  readonly launchMonitor: LaunchMonitorShot | null;
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

/** Names this writer in `AnalysisResult.writer`. */
export const deterministicWriter = 'deterministic';

/**
 * Writes the analysis in plain sentences. Every claim is a finding and every number a measurement: the same input gives
 * the same text, and what is withheld is never judged.
 */
export function writeTexts({
  measurements,
  findings,
  club,
  handedness,
  launchMonitor,
}: WriteTextsInput): AnalysisTexts {
  const weaknesses = findings.filter((finding) => finding.kind === 'weakness');
  const strengths = findings.filter((finding) => finding.kind === 'strength');
  const mobilityAnalysis = {
    shoulderTurn: formatMeasurement(measurements.shoulderTurnDeg),
    hipRotation: formatMeasurement(measurements.hipRotationDeg),
    xFactor: formatMeasurement(measurements.xFactorDeg),
    spineAngle: writeSpineAngle(measurements, findings),
  };
  return {
    mobilityAnalysis,
    analysisResults: {
      posture: writePosture(measurements, findings),
      balance: writeBalance(measurements, findings),
      mobilityAnalysis,
    },
    swingStrengths: strengths.map((finding) => finding.text),
    swingWeaknesses: weaknesses.map((finding) => finding.text),
    keyIssues: weaknesses.map((finding) => finding.text),
    recommendations: writeRecommendations(weaknesses, strengths),
    exerciseRecommendations: recommendExercises(weaknesses),
    launchMonitorAssessment: launchMonitor ? assessLaunchMonitor(launchMonitor, club, handedness) : null,
  };
}

function writeRecommendations(weaknesses: readonly Finding[], strengths: readonly Finding[]): string {
  const [priority, ...others] = weaknesses;
  if (!priority) {
    return strengths.length > 0
      ? 'Nothing that we can measure in this swing needs work. Keep what works, and film again in a week to see whether it holds.'
      : 'This video does not support a firm conclusion. Film in real time at a high frame rate, whole body in the frame, with the camera still.';
  }
  const sentences = [`Work on one thing first. ${priority.text}`];
  if (priority.cue) sentences.push(`Try this: ${priority.cue}`);
  if (others.length > 0) {
    sentences.push(`After that: ${others.map((finding) => finding.cue ?? finding.text).join(' ')}`);
  }
  return sentences.join(' ');
}

/** What to train for each weakness: the way of moving, in words; the daily workout picks the exercises. */
const exercisesByRule: Readonly<Record<string, readonly string[]>> = {
  'short-shoulder-turn': [
    'Thoracic spine rotations, lying on your side',
    'Seated trunk turns with a club across the shoulders',
  ],
  'short-hip-turn': ['90/90 hip switches', 'Standing hip turns over a planted back leg'],
  'small-x-factor': ['Open-book trunk rotations', 'Pelvis-still trunk turns in golf posture'],
  'upright-at-address': ['Hip hinges with a club along the spine'],
  'bent-at-address': ['Hip hinges with a club along the spine', 'Wall slides for the upper back'],
  'loss-of-posture': ['Hip hinges against a wall', 'Dead bugs for trunk control'],
  'quick-tempo': ['Slow-motion swings to a count of three'],
  'slow-tempo': ['Continuous back-and-through swings without a ball'],
  'head-moves': ['Single-leg balance with trunk turns'],
  sway: ['Lateral band walks', 'Single-leg balance with trunk turns'],
};

const recommendExercises = (weaknesses: readonly Finding[]): string[] => [
  ...new Set(weaknesses.flatMap((finding) => exercisesByRule[finding.rule] ?? [])),
];
