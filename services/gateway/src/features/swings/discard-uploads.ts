import type { Deps } from '../../deps.ts';
import { listFilesToRemove, markFilesRemoved } from './swings.repository.ts';
import { uploadPrefix } from './upload-keys.ts';
import { claimForDiscard, forgetDiscarded, listForsakenUploads } from './uploads.repository.ts';

type DiscardDeps = Pick<Deps, 'db' | 'media' | 'now' | 'logger'>;

/** No upload lasts as long: what is still in progress then was left behind by a crash. */
const staleMs = 3_600_000;
/** A discard that has not ended by then found the store away; it is tried again. */
const discardingMs = 60_000;
const batch = 50;

/**
 * Throws one unfinished upload away, unless it has become a swing in the meantime. No database connection is held while
 * the store is asked: a store that does not answer must not take the rest of the service with it.
 */
export async function discardUpload(
  { db, media, now }: Pick<Deps, 'db' | 'media' | 'now'>,
  analysisId: string,
): Promise<void> {
  if (!(await claimForDiscard(db, analysisId, now()))) return;
  await media.removeAll(uploadPrefix(analysisId));
  await forgetDiscarded(db, analysisId);
}

/** Removes what crashed uploads have left behind, and what could not be removed when it was thrown away. */
export async function discardStaleUploads(deps: DiscardDeps): Promise<void> {
  const nowMs = deps.now().getTime();
  const forsaken = { startedBefore: new Date(nowMs - staleMs), discardingBefore: new Date(nowMs - discardingMs) };
  for (const analysisId of await listForsakenUploads(deps.db, forsaken, batch)) {
    await discardUpload(deps, analysisId);
    deps.logger.info({ analysisId }, 'stale upload removed');
  }
}

/** Removes the uploaded files of swings that were deleted or whose analysis failed. */
export async function removeDiscardedFiles({ db, media, now }: DiscardDeps): Promise<void> {
  for (const analysisId of await listFilesToRemove(db, batch)) {
    await media.removeAll(uploadPrefix(analysisId));
    await markFilesRemoved(db, analysisId, now());
  }
}
