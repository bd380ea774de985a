import { type UserId, uploadsPrefix } from '@trueswing/contracts';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import { listFilesToRemove, markFilesRemoved } from '../swings.repository.ts';
import { claimForDiscard, forgetDiscarded, listForsakenUploads } from '../upload/uploads.repository.ts';
import { deleteUploadRemoval, insertUploadRemovals, listUploadRemovals } from './upload-removals.repository.ts';

type DiscardDeps = Pick<Deps, 'db' | 'media' | 'now' | 'logger'>;

/** No upload lasts as long: what is still in progress then was left behind by a crash. */
const staleMs = 3_600_000;
/** A discard that has not ended by then found the store away or slow; it is tried again. */
const discardingMs = 60_000;
const batch = 50;

/**
 * Throws one unfinished upload away, unless it has become a swing in the meantime. No database connection is held while
 * the store is asked: a store that does not answer must not take the rest of the service with it.
 *
 * A store that was given up on may still finish what it was asked to do. Such an upload is forgotten only by a sweep that
 * comes later and finds nothing of it.
 */
export async function discardUpload(
  { db, media, now }: Pick<Deps, 'db' | 'media' | 'now'>,
  analysisId: string,
  { mayStillArrive }: { mayStillArrive: boolean },
): Promise<void> {
  if (!(await claimForDiscard(db, analysisId, now()))) return;
  await media.removeAll(uploadsPrefix(analysisId));
  if (!mayStillArrive) await forgetDiscarded(db, analysisId);
}

/**
 * Removes what crashed uploads have left behind, and what could not be removed or arrived after it was thrown away. Looks
 * again and again, until there is nothing left to remove.
 */
export async function discardStaleUploads(deps: DiscardDeps): Promise<void> {
  const nowMs = deps.now().getTime();
  const forsaken = { startedBefore: new Date(nowMs - staleMs), discardingBefore: new Date(nowMs - discardingMs) };
  const stale = await listForsakenUploads(deps.db, forsaken, batch);
  await eachOnItsOwn(deps, stale, async (analysisId) => {
    if (!(await claimForDiscard(deps.db, analysisId, deps.now()))) return;
    const removed = await deps.media.removeAll(uploadsPrefix(analysisId));
    if (removed === 0) return await forgetDiscarded(deps.db, analysisId);
    deps.logger.info({ analysisId }, 'stale upload removed');
  });
}

/**
 * Orders the removal of every uploaded file of a golfer, in the transaction that deletes the account and with it the
 * swings; the caller holds the lock on the golfer's usage, so no upload becomes a swing meanwhile.
 */
export const discardUploadsOf = (tx: Transaction<GatewayTables>, userId: UserId, now: Date): Promise<void> =>
  insertUploadRemovals(tx, userId, now);

/** Removes the uploaded files of swings that were deleted or whose analysis failed, and of deleted accounts. */
export async function removeDiscardedFiles(deps: DiscardDeps): Promise<void> {
  const { db, media, now } = deps;
  const [ofSwings, ofAccounts] = await Promise.all([listFilesToRemove(db, batch), listUploadRemovals(db, batch)]);
  await Promise.all([
    eachOnItsOwn(deps, ofSwings, async (analysisId) => {
      await media.removeAll(uploadsPrefix(analysisId));
      await markFilesRemoved(db, analysisId, now());
    }),
    eachOnItsOwn(deps, ofAccounts, async (analysisId) => {
      await media.removeAll(uploadsPrefix(analysisId));
      await deleteUploadRemoval(db, analysisId);
    }),
  ]);
}

/**
 * Files that cannot be removed stay for a later sweep and keep no others waiting. All go side by side: of a store that
 * does not answer, one silence is waited for.
 */
async function eachOnItsOwn(
  { logger }: DiscardDeps,
  analysisIds: readonly string[],
  remove: (analysisId: string) => Promise<void>,
): Promise<void> {
  await Promise.all(
    analysisIds.map((analysisId) =>
      remove(analysisId).catch((error: unknown) => {
        logger.warn({ err: error, analysisId }, 'files of an upload could not be removed');
      }),
    ),
  );
}
