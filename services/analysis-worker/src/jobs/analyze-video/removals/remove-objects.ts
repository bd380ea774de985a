import type { Deps } from '../../../deps.ts';
import { claimRemoval, recordRemoved } from './removals.repository.ts';

/**
 * Removes the objects that are due, prefix by prefix. Any number of workers may do so at the same time.
 * @throws when the store does not answer; the claimed prefix is due again in a minute
 */
export async function removeObjects(
  { db, objectStore }: Pick<Deps, 'db' | 'objectStore'>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const prefix = await claimRemoval(db);
    if (prefix === undefined) return;
    await objectStore.removeAll(prefix);
    await recordRemoved(db, prefix);
  }
}
