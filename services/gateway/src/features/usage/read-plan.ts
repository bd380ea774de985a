import { limitReached, type Plan, planOf } from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { findIsPremium, findUsage } from './usage.repository.ts';

/** The golfer's plan as of now. */
export const readPlan = async (db: Kysely<GatewayTables>, userId: string): Promise<Plan> =>
  planOf(await findIsPremium(db, userId));

/** Whether the golfer's plan has an upload left, this week or later. */
export async function hasUploadLeft(db: Kysely<GatewayTables>, userId: string): Promise<boolean> {
  const { isPremium, videoUploadsUsed } = await findUsage(db, userId);
  return !limitReached(videoUploadsUsed, planOf(isPremium).uploads);
}
