import type { AnalysisResult, ShownResult } from '@trueswing/contracts';

/** What an analysis shows of its result, under the names of the API. */
export const showResult = (
  result: AnalysisResult,
): ShownResult & { readonly technicalDetails: NonNullable<ShownResult['technicalDetails']> } => ({
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
