import type { Streak, UserId } from '@trueswing/contracts';
import { centralDayKey, refuseChange, refusePause } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { lockUsage } from '../usage/upload-credit.ts';
import { readStreak } from './read-streak.ts';
import { deletePause, insertPause } from './streak.repository.ts';
import { readStreakFacts } from './streak-facts.ts';

interface WeekOfGolfer {
  userId: UserId;
  /** Its Sunday. */
  week: string;
}

/**
 * Pauses a week. Decided under the lock that completions take as well, so that requests at the same time get no more
 * pauses than there are.
 * @throws AppError `week-not-sunday`, `week-over`, `week-too-far`, `week-trained`, `pause-limit-reached`
 */
export async function pauseWeek(deps: Pick<Deps, 'db' | 'now'>, { userId, week }: WeekOfGolfer): Promise<Streak> {
  return await deps.db.transaction().execute(async (tx) => {
    await lockUsage(tx, userId);
    const now = deps.now();
    const refusal = refusePause(await readStreakFacts(tx, userId), week, centralDayKey(now));
    if (refusal) throw new AppError(refusal);
    await insertPause(tx, { userId, week, now });
    return await readStreak(tx, userId, now);
  });
}

/**
 * Takes a pause back; a week that is not paused stays as it is.
 * @throws AppError `week-not-sunday`, `week-over`
 */
export async function resumeWeek(deps: Pick<Deps, 'db' | 'now'>, { userId, week }: WeekOfGolfer): Promise<Streak> {
  return await deps.db.transaction().execute(async (tx) => {
    await lockUsage(tx, userId);
    const now = deps.now();
    const refusal = refuseChange(week, centralDayKey(now));
    if (refusal) throw new AppError(refusal);
    await deletePause(tx, userId, week);
    return await readStreak(tx, userId, now);
  });
}
