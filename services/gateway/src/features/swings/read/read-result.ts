import { type AnalysisResult, analysisResultSchema } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';

/** What a worker has written of a swing, where it can be read. */
export type StoredResult = { kind: 'none' } | { kind: 'read'; result: AnalysisResult } | { kind: 'unreadable' };

const mostTold = 10_000;
const told = new Set<string>();

/**
 * Reads what is kept of a finished analysis. Another version of the worker may have written it, in another shape; then that
 * one analysis has nothing to show, and the log says once which and why.
 */
export function readResult(
  row: { status: string | null; result: unknown },
  { id, logger }: { id: string; logger: Logger },
): StoredResult {
  if (row.status !== 'succeeded' || row.result === null) return { kind: 'none' };
  const { data, error } = analysisResultSchema.safeParse(row.result);
  if (data) return { kind: 'read', result: data };
  if (!told.has(id)) {
    if (told.size >= mostTold) told.clear();
    told.add(id);
    const fields = [...new Set(error.issues.map(({ path }) => path.join('.')))].slice(0, 10);
    logger.error({ analysisId: id, fields }, 'stored analysis cannot be read');
  }
  return { kind: 'unreadable' };
}
