import type { Deps } from '../../../../deps.ts';
import { deleteExpiredShares } from '../shares.repository.ts';

/** Deletes links that have expired. Their comments stay with the golfer. */
export const pruneShares = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> => deleteExpiredShares(db, now());
