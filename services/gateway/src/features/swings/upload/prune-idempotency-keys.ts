import type { Deps } from '../../../deps.ts';
import { deleteIdempotencyKeysBefore } from './uploads.repository.ts';

/** No client repeats an upload after this time. */
const retentionMs = 7 * 24 * 3_600_000;

/** Deletes the idempotency keys of old uploads. */
export async function pruneIdempotencyKeys({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteIdempotencyKeysBefore(db, new Date(now().getTime() - retentionMs));
}
