import type { Deps } from '../../../deps.ts';

/**
 * Runs in parallel, so that a store that does not answer costs one timeout. Files that cannot be removed stay for a later run
 * and do not hold up others.
 * @returns how many could be removed
 */
export async function removeEach(
  { logger }: Pick<Deps, 'logger'>,
  analysisIds: readonly string[],
  remove: (analysisId: string) => Promise<void>,
): Promise<number> {
  const removed = await Promise.all(
    analysisIds.map((analysisId) =>
      remove(analysisId).then(
        () => true,
        (error: unknown) => {
          logger.warn({ err: error, analysisId }, 'files of an upload could not be removed');
          return false;
        },
      ),
    ),
  );
  return removed.filter(Boolean).length;
}
