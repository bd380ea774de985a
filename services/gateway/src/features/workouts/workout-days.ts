import type { UserId, WorkoutDay } from '@trueswing/contracts';
import type { Deps } from '../../deps.ts';
import { sumDays } from './completions.repository.ts';

/** About a year of training on every day. */
const maxDays = 366;

/** The golfer's days with a completed exercise, newest first. An exercise that is no longer in the catalog has no focus area. */
export async function listWorkoutDays(
  { db, catalog }: Pick<Deps, 'db' | 'catalog'>,
  userId: UserId,
): Promise<WorkoutDay[]> {
  const { byId } = await catalog.current(db);
  const days = await sumDays(db, userId, maxDays);
  return days.map(({ exerciseIds, ...day }) => ({
    ...day,
    areas: [...new Set(exerciseIds.flatMap((id) => byId.get(id)?.focusArea ?? []))],
  }));
}
