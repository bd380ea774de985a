import type { UploadStatus } from '@trueswing/contracts';
import { centralDay, centralWeekKey, type UploadUsage, uploadStatus } from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import {
  countCreditsTakenSince,
  countUnreleasedCredits,
  countViews,
  countWorkoutViews,
  findEntitlement,
  findIsPremium,
  listClubsOfWeek,
  type UsageRow,
} from './usage.repository.ts';

type Db = Kysely<GatewayTables>;

/** What a golfer has used so far, as the user entity shows it. */
export async function readUsage(db: Db, userId: string): Promise<UsageRow> {
  const [{ isPremium, endsAt, subscription }, videoUploadsUsed, analysisViewsUsed, workoutViewsUsed] =
    await Promise.all([
      findEntitlement(db, userId),
      countUnreleasedCredits(db, userId),
      countViews(db, userId),
      countWorkoutViews(db, userId),
    ]);
  return { isPremium, videoUploadsUsed, analysisViewsUsed, workoutViewsUsed, subscriptionEndsAt: endsAt, subscription };
}

/** What decides the golfer's next upload. It stays true while the reading transaction holds the usage lock. */
export async function readUploadUsage(db: Db, userId: string, now: Date): Promise<UploadUsage> {
  const [isPremium, unreleasedUploads, clubsThisWeek, analysesToday] = await Promise.all([
    findIsPremium(db, userId),
    countUnreleasedCredits(db, userId),
    listClubsOfWeek(db, userId, centralWeekKey(now)),
    countCreditsTakenSince(db, userId, centralDay(now).from),
  ]);
  return { isPremium, unreleasedUploads, clubsThisWeek, analysesToday };
}

export async function readUploadStatus({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<UploadStatus> {
  return uploadStatus(await readUploadUsage(db, userId, now()));
}
