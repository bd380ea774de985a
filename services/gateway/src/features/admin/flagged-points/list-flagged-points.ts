import { type AdminRecordsQuery, type FlaggedPoints, userIdSchema } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { listFlags } from './flagged-points.repository.ts';

/** A page of what earned no points because it cannot be honest, newest first. */
export async function listFlaggedPoints({ db }: Pick<Deps, 'db'>, query: AdminRecordsQuery): Promise<FlaggedPoints[]> {
  const flags = await listFlags(db, query);
  return flags.map((flag) => ({ ...flag, at: flag.at.toISOString(), userId: userIdSchema.parse(flag.userId) }));
}
