import type { AnalysisResult, ListedResult, ShownResult } from '@trueswing/contracts';
import { listedMeasurements } from '../../3-measure/measurements.table.ts';

/** Selects what an analysis shows of its result, under the names of the API. */
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
    filmPair: result.filmPair ?? null,
    measurements: result.measurements,
    findings: result.findings,
    ...(result.ballHistory && { ballHistory: result.ballHistory }),
    warnings: result.warnings,
    mobilityAnalysis: result.mobilityAnalysis,
    swingStrengths: result.swingStrengths,
    swingWeaknesses: result.swingWeaknesses,
  },
});

const isListed = (name: string): boolean => listedMeasurements.some((listed) => listed === name);

/** Selects what a list of analyses shows of a result. */
export function listResult(result: AnalysisResult): ListedResult {
  const measured = Object.entries(result.measurements).filter(([name]) => isListed(name));
  const { widthPx, heightPx, handedness, framing, golferBox } = result.faceOn;
  return {
    ...showResult(result),
    technicalDetails: {
      algorithm: result.algorithm,
      measurements: Object.fromEntries(measured),
      faceOn: { widthPx, heightPx, handedness, framing, golferBox },
    },
  };
}
