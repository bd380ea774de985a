import { centralDayKey, countStreak, type StreakFacts } from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { listPausedWeeks, listTrainedDays } from './streak.repository.ts';

/** What decides the golfer's streak, everywhere: in the points of an exercise, on the user, and on the screen. */
export async function readStreakFacts(db: Kysely<GatewayTables>, userId: string): Promise<StreakFacts> {
  const trained = await listTrainedDays(db, userId);
  return { trainedDays: trained.map(({ day }) => day), pausedWeeks: await listPausedWeeks(db, userId) };
}

/** Length of the golfer's streak in weeks. */
export const readStreakWeeks = async ({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<number> =>
  countStreak(await readStreakFacts(db, userId), centralDayKey(now()));
