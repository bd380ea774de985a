import type { Deps } from '../../deps.ts';
import { pruneBatch } from './notifications.repository.ts';

const keptMs = 90 * 86_400_000;
const batch = 5_000;

/** Deletes notifications that are older than 90 days. */
export async function pruneNotifications({ db, now }: Pick<Deps, 'db' | 'now'>, stopping?: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - keptMs);
  while (!stopping?.aborted && (await pruneBatch(db, before, now(), batch)) === batch);
}
