import type { UserId } from '@trueswing/contracts';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { deleteTransfer, type EndedTransfer } from './transfers.repository.ts';

type EndDeps = Pick<Deps, 'db' | 'objectStore' | 'logger'>;

/** Ends a transfer and removes what has arrived of it. @throws AppError `not-found` */
export async function endTransfer(deps: EndDeps, userId: UserId, id: string): Promise<void> {
  const ended = isUuid(id) ? await deleteTransfer(deps.db, userId, id) : undefined;
  if (!ended) throw new AppError('not-found');
  await removeVideo(deps, ended);
}

/**
 * Removes what has arrived of a transfer that has ended: its parts, or their object if they were joined. Only once its row is
 * deleted, without which no commit accepts it. Where that fails, they go with their upload.
 */
export async function removeVideo(
  { objectStore, logger }: Pick<Deps, 'objectStore' | 'logger'>,
  { object_key }: EndedTransfer,
): Promise<void> {
  await objectStore.removeAll(object_key).catch((error: unknown) => {
    logger.warn({ err: error }, 'an ended transfer could not be removed; it goes with its upload');
  });
}
