import type { UserId, WorkoutDay } from '@trueswing/contracts';
import { centralDayKey, countStreak } from '@trueswing/domain';
import type { Deps } from '../../deps.ts';
import { listTrainedDays, sumDays } from './completions.repository.ts';

/** About a year of training on every day. */
const maxDays = 366;

/** The golfer's days with a completed exercise, newest first. */
export const listWorkoutDays = ({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<WorkoutDay[]> =>
  sumDays(db, userId, maxDays);

/** The golfer's streak in weeks. */
export const readStreak = async ({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<number> =>
  countStreak(await listTrainedDays(db, userId), centralDayKey(now()));
