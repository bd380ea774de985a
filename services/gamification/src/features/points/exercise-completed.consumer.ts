import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../database.tables.ts';
import { addPointEntry } from './points.repository.ts';

/** Records the points that were awarded with the completion. Nothing is decided here, so the order of events does not matter. */
export const handleExerciseCompleted: EventHandler<'exercise.completed', GamificationTables> = (tx, event) =>
  addPointEntry(tx, {
    userId: event.payload.userId,
    rule: 'exercise',
    points: event.payload.points,
    sourceEventId: event.id,
    earnedAt: event.occurredAt,
  });
