import type { UserId, WorkoutDay } from '@trueswing/contracts';
import type { Deps } from '../../deps.ts';
import { sumDays } from './completions.repository.ts';

/** About a year of training on every day. */
const maxDays = 366;

/** The golfer's days with a completed exercise, newest first. */
export const listWorkoutDays = ({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<WorkoutDay[]> =>
  sumDays(db, userId, maxDays);
