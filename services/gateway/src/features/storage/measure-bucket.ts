import type { Deps } from '../../deps.ts';
import { claimReading, storeReading } from './storage.repository.ts';

/** A listing of a million objects is a thousand requests; what is uploaded in between is known from its rows. */
const everyMs = 3_600_000;

/** Measures what the bucket holds, if that is due: one gateway for all of them. A failed reading is made again after an hour. */
export async function measureBucket({ db, objectStore, now }: Pick<Deps, 'db' | 'objectStore' | 'now'>): Promise<void> {
  if (!(await claimReading(db, everyMs))) return;
  const readAt = now();
  const uploads = await objectStore.measure('uploads/');
  const analyses = await objectStore.measure('analyses/');
  await storeReading(db, readAt, {
    uploadsBytes: uploads.sizeBytes,
    analysesBytes: analyses.sizeBytes,
    objects: uploads.objects + analyses.objects,
  });
}
