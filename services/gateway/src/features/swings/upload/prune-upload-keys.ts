import type { Deps } from '../../../deps.ts';
import { deleteUploadKeysBefore } from './uploads.repository.ts';

/** No client sends an upload again after so long. */
const keptMs = 7 * 24 * 3_600_000;

/** Forgets the idempotency keys of uploads that nobody repeats any more. */
export async function pruneUploadKeys({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteUploadKeysBefore(db, new Date(now().getTime() - keptMs));
}
