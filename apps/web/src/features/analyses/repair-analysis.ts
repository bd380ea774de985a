import { swingAnalysisSchema } from '@trueswing/contracts';
import type { z } from 'zod/mini';

/** Parts that may be JSON text. Each is null if it cannot be parsed. */
const textParts = ['technicalDetails', 'mobilityAnalysis', 'analysisResults'] as const;

/**
 * Parses the parts of an analysis that the server may send as text. A malformed part is logged and left out (specification,
 * section 5), so that the golfer still sees the rest. Anything that is not an analysis is left for the contract's schema
 * to reject.
 */
export function repairAnalysis(arrived: unknown): unknown {
  if (typeof arrived !== 'object' || arrived === null) return arrived;
  const analysis: Record<string, unknown> = { ...arrived };
  for (const part of textParts) analysis[part] = readPart(analysis[part], swingAnalysisSchema.shape[part]);
  analysis.keyIssues = readPart(analysis.keyIssues, swingAnalysisSchema.shape.keyIssues) ?? [];
  return analysis;
}

function readPart(arrived: unknown, schema: z.ZodMiniType): unknown {
  try {
    return schema.parse(typeof arrived === 'string' ? JSON.parse(arrived) : arrived);
  } catch (error) {
    console.error('Failed to parse analysis results', error);
    return null;
  }
}
