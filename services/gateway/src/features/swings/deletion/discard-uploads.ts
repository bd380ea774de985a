import { type UserId, uploadsPrefix } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import { longestUploadMs } from '../../storage/longest-upload.ts';
import { listFilesToRemove, markFilesRemoved } from '../swings.repository.ts';
import { claimForDiscard, deleteDiscardedUpload, listStaleUploads } from './discards.repository.ts';
import { removeEach } from './remove-each.ts';
import {
  deleteUploadRemoval,
  insertUploadRemoval,
  insertUploadRemovals,
  listUploadRemovals,
} from './upload-removals.repository.ts';

type DiscardDeps = Pick<Deps, 'db' | 'objectStore' | 'now' | 'logger'>;

/** A discard that has not ended by then found the store unavailable or slow; it is retried. */
const discardingMs = 60_000;
const batch = 50;

/**
 * Discards one unfinished upload, unless it has become a swing in the meantime. No database connection is held while the
 * store works, so that a store that does not answer does not block the rest of the service.
 *
 * After a timeout the store may still finish a write. The row of such an upload (`mayStillArrive`) is deleted only by a
 * later run of `discardStaleUploads` that finds no object any more.
 */
export async function discardUpload(
  { db, objectStore, now }: Pick<Deps, 'db' | 'objectStore' | 'now'>,
  analysisId: string,
  { mayStillArrive }: { mayStillArrive: boolean },
): Promise<void> {
  if (!(await claimForDiscard(db, analysisId, now()))) return;
  await objectStore.removeAll(uploadsPrefix(analysisId));
  if (!mayStillArrive) await deleteDiscardedUpload(db, analysisId);
}

/** Discards an upload that failed with this error. Where that fails too, `discardStaleUploads` does it later. */
export async function discardFailedUpload(deps: DiscardDeps, analysisId: string, error: unknown): Promise<void> {
  const mayStillArrive = error instanceof AppError && error.code === 'store-unavailable';
  await discardUpload(deps, analysisId, { mayStillArrive }).catch((discardError: unknown) => {
    deps.logger.warn(
      { err: discardError, analysisId },
      'rejected upload could not be discarded; the discard of stale uploads will do it',
    );
  });
}

/**
 * Removes the objects of uploads that crashed, and those that could not be removed or arrived after the discard. The row
 * stays until a run finds nothing left to remove.
 */
export async function discardStaleUploads(deps: DiscardDeps): Promise<void> {
  const now = deps.now();
  const nowMs = now.getTime();
  const since = {
    now,
    startedBefore: new Date(nowMs - longestUploadMs),
    discardingBefore: new Date(nowMs - discardingMs),
  };
  const stale = await listStaleUploads(deps.db, since, batch);
  await removeEach(deps, stale, async (analysisId) => {
    if (!(await claimForDiscard(deps.db, analysisId, deps.now(), since))) return;
    const removed = await deps.objectStore.removeAll(uploadsPrefix(analysisId));
    if (removed === 0) return await deleteDiscardedUpload(deps.db, analysisId);
    deps.logger.info({ analysisId }, 'stale upload removed');
  });
}

/**
 * Orders the removal of every uploaded file of a golfer, in the transaction that deletes the account and with it the
 * swings; the caller holds the lock on the golfer's usage, so no upload becomes a swing meanwhile.
 */
export const discardUploadsOfUser = (tx: Transaction<GatewayTables>, userId: UserId, now: Date): Promise<void> =>
  insertUploadRemovals(tx, userId, now);

/** Orders the removal of the uploaded files of videos that were read, in the transaction that stores what was read. */
export const discardVideoFiles = (tx: Transaction<GatewayTables>, videoId: string, now: Date): Promise<void> =>
  insertUploadRemoval(tx, videoId, now);

/** Removes the uploaded files of swings that were deleted or whose analysis failed, of videos that were read, and of deleted accounts. */
export async function removeDiscardedFiles(deps: DiscardDeps): Promise<void> {
  const { db, objectStore, now } = deps;
  const [ofSwings, ofAccounts] = await Promise.all([
    listFilesToRemove(db, now(), batch),
    listUploadRemovals(db, batch),
  ]);
  await Promise.all([
    removeEach(deps, ofSwings, async (analysisId) => {
      await objectStore.removeAll(uploadsPrefix(analysisId));
      await markFilesRemoved(db, analysisId, now());
    }),
    removeEach(deps, ofAccounts, async (analysisId) => {
      // A request that was under way may have stored another file since; the next run finds it.
      const removed = await objectStore.removeAll(uploadsPrefix(analysisId));
      if (removed === 0) await deleteUploadRemoval(db, analysisId);
    }),
  ]);
}
