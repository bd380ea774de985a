import type { AdminRecordsQuery, FlaggedPoints } from '@trueswing/contracts';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type FlagRow = Omit<FlaggedPoints, 'at' | 'userId'> & { at: Date; userId: string };

/** The flags that gamification publishes, newest first, with the golfer's e-mail; only those before an id, if one is given. */
export async function listFlags(db: Kysely<GatewayTables>, { before, limit }: AdminRecordsQuery): Promise<FlagRow[]> {
  return await db
    .selectFrom('gamification.flagged_points_for_admins as flag')
    .leftJoin('gateway.account as account', 'account.id', 'flag.user_id')
    .select(['flag.id', 'flag.flagged_at as at', 'flag.reason', 'flag.user_id as userId', 'account.email'])
    .select('flag.source_id as sourceId')
    .$if(before !== undefined, (query) => query.where('flag.id', '<', before as number))
    .orderBy('flag.id', 'desc')
    .limit(limit)
    .execute();
}
