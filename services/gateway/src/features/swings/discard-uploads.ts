import type { Deps } from '../../deps.ts';
import { listFilesToRemove, markFilesRemoved } from './swings.repository.ts';
import { uploadPrefix } from './upload-keys.ts';
import { deleteUploadInProgress, listUploadsStartedBefore } from './uploads.repository.ts';

type DiscardDeps = Pick<Deps, 'db' | 'media' | 'now' | 'logger'>;

/** No upload lasts as long: what is still in progress then was left behind by a crash. */
const staleMs = 3_600_000;
const batch = 50;

/** Throws one unfinished upload away, unless it has become a swing in the meantime. */
export async function discardUpload({ db, media }: Pick<Deps, 'db' | 'media'>, analysisId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // The row goes only if the objects went: else the sweep finds it later.
    if (await deleteUploadInProgress(tx, analysisId)) await media.removeAll(uploadPrefix(analysisId));
  });
}

/** Removes what crashed uploads have left behind. */
export async function discardStaleUploads(deps: DiscardDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - staleMs);
  for (const analysisId of await listUploadsStartedBefore(deps.db, before, batch)) {
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
