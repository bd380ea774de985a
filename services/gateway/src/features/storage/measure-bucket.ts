import type { Deps } from '../../deps.ts';
import { claimReading, releaseReading, storeReading } from './storage.repository.ts';

/** A listing of a million objects is a thousand requests; what is uploaded in between is known from its rows. */
const everyMs = 3_600_000;
/** Ten million objects take less. A reading that failed is made again after this time. */
const leaseMs = 1_800_000;

/**
 * Measures what the bucket holds, if that is due: one gateway for all of them. A gateway that stops meanwhile leaves the reading as it was,
 * and due for the others.
 */
export async function measureBucket(
  { db, objectStore, now }: Pick<Deps, 'db' | 'objectStore' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  const claimedUntil = await claimReading(db, leaseMs);
  if (claimedUntil === undefined) return;
  const readAt = now();
  try {
    const uploads = await objectStore.measure('uploads/', stopping);
    const analyses = await objectStore.measure('analyses/', stopping);
    const reading = {
      uploadsBytes: uploads.sizeBytes,
      analysesBytes: analyses.sizeBytes,
      objects: uploads.objects + analyses.objects,
    };
    await storeReading(db, { readAt, nextAfterMs: everyMs }, reading);
  } catch (error) {
    if (!stopping.aborted) throw error;
    await releaseReading(db, claimedUntil);
  }
}
