import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../database.tables.ts';
import { addPointEntry } from './points.repository.ts';

/** Records the points that were awarded with the completion. Nothing is decided here, so the order of events does not matter. */
export const handleExerciseCompleted: EventHandler<'exercise.completed', GamificationTables> = async (
  tx,
  { payload: { userId, points, completionId, completedAt } },
) => {
  if (points === 0) return;
  await addPointEntry(tx, {
    userId,
    rule: 'exercise',
    points,
    sourceId: completionId,
    earnedAt: new Date(completedAt),
  });
};
