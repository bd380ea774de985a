import type { ChosenTarget } from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { findOpenPlan } from './goals.repository.ts';

/** Reads the open goal for training; null without one. */
export async function readOpenTarget(db: Kysely<GatewayTables>, userId: string): Promise<ChosenTarget | null> {
  const plan = await findOpenPlan(db, userId);
  if (!plan) return null;
  const { measurement, target, direction, changes } = plan;
  return { measurement, target, direction: direction > 0 ? 'up' : 'down', changes };
}
