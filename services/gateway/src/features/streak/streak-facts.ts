import type { StreakFacts } from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { findStreakFacts, listPausedWeeks, listTrainedDays } from './streak.repository.ts';

/** Reads what decides the golfer's streak. Also on the user, which reads it in its own query. */
export const readStreakFacts = (db: Kysely<GatewayTables>, userId: string): Promise<StreakFacts> =>
  findStreakFacts(db, userId);

/** All days on which the golfer trained, and the paused weeks. */
export async function readTrainedDays(db: Kysely<GatewayTables>, userId: string) {
  const trained = await listTrainedDays(db, userId);
  return {
    workoutDays: trained.map(({ day, exercises }) => ({ date: day, exercisesCompleted: exercises })),
    pausedWeeks: await listPausedWeeks(db, userId),
  };
}
