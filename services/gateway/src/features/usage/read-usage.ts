import type { UploadStatus } from '@trueswing/contracts';
import { centralDay, centralWeekKey, type UploadUsage, uploadStatus } from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { findUploadUsage, findUsage, type UsageRow } from './usage.repository.ts';

type Db = Kysely<GatewayTables>;

/** Reads what a golfer has used so far. */
export const readUsage = (db: Db, userId: string): Promise<UsageRow> => findUsage(db, userId);

/** Reads what decides the golfer's next upload. It stays true while the reading transaction holds the usage lock. */
export const readUploadUsage = (db: Db, userId: string, now: Date): Promise<UploadUsage> =>
  findUploadUsage(db, { userId, weekStart: centralWeekKey(now), dayStart: centralDay(now).from });

export async function readUploadStatus({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<UploadStatus> {
  return uploadStatus(await readUploadUsage(db, userId, now()));
}
