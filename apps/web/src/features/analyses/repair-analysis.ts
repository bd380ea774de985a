import { listedSwingSchema, swingAnalysisSchema } from '@trueswing/contracts';
import type { z } from 'zod/mini';

/** Parts that may be JSON text. Each is null if it cannot be parsed. */
const textParts = ['technicalDetails', 'mobilityAnalysis', 'analysisResults'] as const;

/**
 * Parses the parts of an analysis that the server may send as text. A malformed part is logged and left out (specification,
 * section 5), so that the golfer still sees the rest. Anything that is not an analysis is left for the contract's schema
 * to reject.
 */
export const repairAnalysis = (arrived: unknown): unknown => repair(arrived, swingAnalysisSchema);

/** The same of a list. */
export const repairAnalyses = (arrived: unknown): unknown =>
  Array.isArray(arrived) ? arrived.map((each) => repair(each, listedSwingSchema)) : arrived;

function repair(arrived: unknown, { shape }: typeof swingAnalysisSchema | typeof listedSwingSchema): unknown {
  if (typeof arrived !== 'object' || arrived === null) return arrived;
  const analysis: Record<string, unknown> = { ...arrived };
  for (const part of textParts) analysis[part] = readPart(analysis[part], shape[part]);
  analysis.keyIssues = readPart(analysis.keyIssues, shape.keyIssues) ?? [];
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
