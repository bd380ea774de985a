import { type Plan, planOf } from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { findIsPremium } from './usage.repository.ts';

/** The golfer's plan as of now. */
export const readPlan = async (db: Kysely<GatewayTables>, userId: string): Promise<Plan> =>
  planOf(await findIsPremium(db, userId));
