import type { AnalysisResult, SwingAnalysis } from '@trueswing/contracts';

/** What an analysis shows of its result, under the names of the API. */
export type ShownResult = Pick<
  SwingAnalysis,
  | 'keyIssues'
  | 'recommendations'
  | 'exerciseRecommendations'
  | 'launchMonitorAssessment'
  | 'swingStrengths'
  | 'swingWeaknesses'
  | 'mobilityAnalysis'
  | 'analysisResults'
> & { readonly technicalDetails: NonNullable<SwingAnalysis['technicalDetails']> };

export const showResult = (result: AnalysisResult): ShownResult => ({
  keyIssues: result.keyIssues,
  recommendations: result.recommendations,
  exerciseRecommendations: result.exerciseRecommendations,
  launchMonitorAssessment: result.launchMonitorAssessment,
  swingStrengths: result.swingStrengths,
  swingWeaknesses: result.swingWeaknesses,
  mobilityAnalysis: result.mobilityAnalysis,
  analysisResults: result.analysisResults,
  technicalDetails: {
    algorithm: result.algorithm,
    writer: result.writer,
    faceOn: result.faceOn,
    downTheLine: result.downTheLine,
    measurements: result.measurements,
    findings: result.findings,
    warnings: result.warnings,
    mobilityAnalysis: result.mobilityAnalysis,
    swingStrengths: result.swingStrengths,
    swingWeaknesses: result.swingWeaknesses,
  },
});
