import {
  type AnalysisId,
  type Measurements,
  type SwingAnalysis,
  type SwingEventName,
  swingAnalysisSchema,
  swingEventNames,
  type TechnicalDetails,
  type ViewAnalysis,
} from '@trueswing/contracts';

const measured = (value: number, plusMinus: number, at: SwingEventName | 'swing' = 'top') =>
  ({ value, plusMinus, at, confidence: 0.86 }) as const;
const needsDownTheLine = 'Needs a down-the-line video.';

/** What one face-on film of a club golfer tells. */
export const measurementsUnderTest: Measurements = {
  shoulderTurnDeg: measured(88, 9),
  hipRotationDeg: measured(43, 8),
  xFactorDeg: measured(45, 12),
  headMovementBh: measured(4, 2, 'swing'),
  pelvisSwayBh: measured(3, 2),
  sideBendAtTopDeg: measured(9, 6),
  stanceWidthHw: measured(2.1, 0.4, 'address'),
  tempoRatio: measured(3.1, 0.3, 'swing'),
  backswingS: measured(0.84, 0.03, 'swing'),
  downswingS: measured(0.27, 0.02, 'swing'),
  spineAngleDeg: { withheld: needsDownTheLine },
  earlyExtensionBh: { withheld: needsDownTheLine },
  handPathShiftBh: { withheld: needsDownTheLine },
};

const eventFrames = [12, 44, 66, 112, 130, 146, 160, 210];
export const viewUnderTest: ViewAnalysis = {
  ...{ view: 'face-on', handedness: 'right', widthPx: 720, heightPx: 1280 },
  timeBase: { fps: 120, frames: 240, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true },
  events: Object.fromEntries(
    swingEventNames.map((name, index) => {
      const frame = eventFrames[index] ?? 0;
      return [name, { frame, timeS: frame / 120, confidence: 0.9 }];
    }),
  ) as ViewAnalysis['events'],
  measurements: measurementsUnderTest,
  warnings: [],
};

const mobilityUnderTest = {
  ...{ shoulderTurn: '88° ± 9°', hipRotation: '43° ± 8°', xFactor: '45° ± 12°' },
  spineAngle: needsDownTheLine,
};
const strengths = [
  'Your shoulders turn 88° at the top: a full turn.',
  'Your tempo of 3.1 to 1 is that of tour players.',
];
const weaknesses = ['Your head moves 4 % of your height: keep the logo of your cap over the ball.'];

export const detailsUnderTest: Extract<TechnicalDetails, { algorithm: string }> = {
  ...{ algorithm: 'swing-1', writer: 'deterministic', faceOn: viewUnderTest, downTheLine: null },
  ...{ measurements: measurementsUnderTest, findings: [], warnings: [], mobilityAnalysis: mobilityUnderTest },
  ...{ swingStrengths: strengths, swingWeaknesses: weaknesses },
};

/** Number `nth` of the analyses of a golfer. */
export const analysisIdOf = (nth: number): AnalysisId =>
  swingAnalysisSchema.shape.id.parse(`0d0f7f5c-3b1e-4c2a-8f4e-${String(nth).padStart(12, '0')}`);

/** A finished analysis of a driver swing with its launch-monitor numbers, but for what is named. */
export function finishedAnalysis(part: Partial<SwingAnalysis> = {}): SwingAnalysis {
  const files = `/api/swing-analyses/${part.id ?? analysisIdOf(1)}`;
  return swingAnalysisSchema.parse({
    ...{ id: analysisIdOf(1), userId: 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d11', createdAt: '2026-11-20T16:00:00.000Z' },
    ...{ clubSelection: 'driver', handedness: 'right', tourComparison: 'pga' },
    ...{ clubSpeed: 98.4, ballSpeed: 142.1, carry: 231, total: 252, spinRate: 2710, clubPath: -2.4, faceAngle: 1.6 },
    ...{ faceOnVideoUrl: `${files}/video/face-on`, faceOnPosterUrl: `${files}/poster/face-on` },
    ...{ faceOnLandmarksUrl: `${files}/landmarks/face-on`, downTheLineVideoUrl: null, downTheLinePosterUrl: null },
    ...{ downTheLineLandmarksUrl: null, downTheLineKeyFrameUrls: null },
    faceOnKeyFrameUrls: Object.fromEntries(
      swingEventNames.map((name) => [name, `${files}/key-frames/face-on/${name}`]),
    ),
    keyIssues: weaknesses,
    recommendations: 'Start with a quieter head: swing at half speed with your cap’s logo over the ball.',
    exerciseRecommendations: ['Seated thoracic rotation', 'Half-kneeling hip turn'],
    launchMonitorAssessment: 'Your club speed of 98.4 mph is 16.6 mph below the PGA Tour’s average of 115 mph.',
    ...{ swingStrengths: strengths, swingWeaknesses: weaknesses },
    ...{ technicalDetails: detailsUnderTest, mobilityAnalysis: mobilityUnderTest },
    analysisResults: {
      posture: 'Your posture at address is balanced over the middle of your feet.',
      balance: 'You hold your finish without a step.',
      mobilityAnalysis: mobilityUnderTest,
    },
    ...part,
  });
}
