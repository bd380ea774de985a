import type { StreakFacts } from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { findStreakFacts } from './streak.repository.ts';

/** Reads what decides the golfer's streak. Also on the user, which reads it in its own query. */
export const readStreakFacts = (db: Kysely<GatewayTables>, userId: string): Promise<StreakFacts> =>
  findStreakFacts(db, userId);
