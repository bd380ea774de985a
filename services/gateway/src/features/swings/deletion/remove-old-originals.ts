import { uploadsPrefix } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { markFilesRemoved } from '../swings.repository.ts';
import { listOldOriginals, type OriginalsAfter } from './originals.repository.ts';
import { removeEach } from './remove-each.ts';

/**
 * A backup copies the objects for hours after the rows. A swing that its rows show without a result needs its original in the copy, so
 * the original stays for longer than that after the result.
 */
const analyzedHours = 24;
const batch = 50;

/**
 * Removes the videos as they were uploaded, once their swing was analyzed and they have been kept for as long as the installation says.
 * What the analysis made of them stays. Ends early when the store takes nothing away.
 */
export async function removeOldOriginals(
  deps: Pick<Deps, 'db' | 'objectStore' | 'now' | 'logger' | 'env'>,
  stopping: AbortSignal,
): Promise<void> {
  const { db, objectStore, now, env } = deps;
  const uploadedHours = env.UPLOAD_RETENTION_DAYS * 24;
  let after: OriginalsAfter | undefined;
  let total = 0;
  while (!stopping.aborted) {
    const swings = await listOldOriginals(db, { uploadedHours, analyzedHours, after, limit: batch });
    const ids = swings.map(({ id }) => id);
    const removed = await removeEach(deps, ids, async (analysisId) => {
      await objectStore.removeAll(uploadsPrefix(analysisId));
      await markFilesRemoved(db, analysisId, now());
    });
    total += removed;
    after = swings.at(-1);
    if (removed === 0 || swings.length < batch) break;
  }
  if (total > 0) deps.logger.info({ swings: total }, 'old originals removed');
}
