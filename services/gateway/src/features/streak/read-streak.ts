import type { Streak, UserId } from '@trueswing/contracts';
import {
  centralDayKey,
  countPausesLeft,
  countStreak,
  isAtRisk,
  listPausableWeeks,
  listStreakWeeks,
  weekOfDay,
} from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { listPausedWeeks, listTrainedDays } from './streak.repository.ts';

/** The golfer's streak, the weeks of a year, and the pauses that are left. */
export async function readStreak(db: Kysely<GatewayTables>, userId: UserId, now: Date): Promise<Streak> {
  const today = centralDayKey(now);
  const trained = await listTrainedDays(db, userId);
  const pausedWeeks = await listPausedWeeks(db, userId);
  const facts = { trainedDays: trained.map(({ day }) => day), pausedWeeks };
  return {
    weeks: countStreak(facts, today),
    isAtRisk: isAtRisk(facts, today),
    pausesLeft: countPausesLeft(facts, weekOfDay(today)),
    pausableWeeks: listPausableWeeks(facts, today),
    year: listStreakWeeks(trained, pausedWeeks, today),
  };
}
