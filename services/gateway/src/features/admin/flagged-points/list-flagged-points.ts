import { type FlaggedPoints, type FlaggedPointsQuery, userIdSchema } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { listFlags } from './flagged-points.repository.ts';

/** A page of what earned no points because it cannot be honest, newest first. */
export async function listFlaggedPoints({ db }: Pick<Deps, 'db'>, query: FlaggedPointsQuery): Promise<FlaggedPoints[]> {
  const flags = await listFlags(db, query);
  return flags.map((flag) => ({ ...flag, at: flag.at.toISOString(), userId: userIdSchema.parse(flag.userId) }));
}
