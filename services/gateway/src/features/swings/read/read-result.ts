import { type AnalysisResult, analysisResultSchema } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';

/** The stored result of an analysis, if it can be read. */
export type StoredResult = { kind: 'none' } | { kind: 'read'; result: AnalysisResult } | { kind: 'unreadable' };

/** Analyses whose unreadable result was logged by this process. */
const maxReported = 10_000;
const reported = new Set<string>();

/**
 * Reads the stored result of a finished analysis. Another version of the worker may have written it in another shape; then
 * this analysis has nothing to show, and the log reports it once with the fields that do not match.
 */
export function readResult(
  row: { status: string | null; result: unknown },
  { id, logger }: { id: string; logger: Logger },
): StoredResult {
  if (row.status !== 'succeeded' || row.result === null) return { kind: 'none' };
  const { data, error } = analysisResultSchema.safeParse(row.result);
  if (data) return { kind: 'read', result: data };
  if (!reported.has(id)) {
    if (reported.size >= maxReported) reported.clear();
    reported.add(id);
    const fields = [...new Set(error.issues.map(({ path }) => path.join('.')))].slice(0, 10);
    logger.error({ analysisId: id, fields }, 'stored analysis cannot be read');
  }
  return { kind: 'unreadable' };
}
