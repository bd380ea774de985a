import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import { takeRoom } from '../../storage/assert-room.ts';
import { deleteUploadInProgress, insertUploadInProgress } from './uploads.repository.ts';

/**
 * Begins an upload in one request, before its first object is stored: what it leaves behind after a crash is found by this and removed.
 * @param upload `bytes` is what the request announces
 * @throws AppError `store-unavailable` when the stores have no room for it
 */
export const beginUpload = (
  deps: Pick<Deps, 'db' | 'env' | 'logger' | 'now'>,
  { analysisId, userId, bytes }: { analysisId: string; userId: string; bytes: number },
): Promise<void> =>
  takeRoom(deps, { bytes }, async (tx, take) => {
    await take();
    await insertUploadInProgress(tx, { analysisId, userId, announcedBytes: bytes, now: deps.now() });
  });

/** In the transaction that stores what the upload became. @throws when the upload was discarded while it ran */
export async function endUpload(tx: Transaction<GatewayTables>, analysisId: string): Promise<void> {
  if (!(await deleteUploadInProgress(tx, analysisId))) throw new Error('the upload was discarded while it ran');
}
