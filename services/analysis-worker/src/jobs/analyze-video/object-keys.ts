import type { AnalysisId } from '@trueswing/contracts';

/** Everything that the golfer uploaded for an analysis. */
export const uploadsPrefix = (analysisId: AnalysisId): string => `uploads/${analysisId}/`;
/** Everything that any attempt wrote. */
export const outputsPrefix = (analysisId: AnalysisId): string => `analyses/${analysisId}/`;
export const attemptPrefix = (analysisId: AnalysisId, attempt: number): string => `analyses/${analysisId}/${attempt}/`;
