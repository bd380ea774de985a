import { randomUUID } from 'node:crypto';
import type { UserId } from '@trueswing/contracts';
import type { Deps } from '../src/deps.ts';
import { handleExerciseCompleted } from '../src/features/points/exercise-completed.consumer.ts';

/** Processes the event of a completed exercise. */
export async function earnPoints(
  { db }: Pick<Deps, 'db'>,
  {
    userId,
    points,
    at,
    completionId = randomUUID(),
  }: { userId: string; points: number; at: Date; completionId?: string },
): Promise<void> {
  await db.transaction().execute((tx) =>
    handleExerciseCompleted(tx, {
      id: randomUUID(),
      type: 'exercise.completed',
      payload: {
        completionId,
        userId: userId as UserId,
        day: at.toISOString().slice(0, 10),
        points,
        streakWeeks: 3,
        finishesWorkout: false,
        completedAt: at.toISOString(),
      },
      occurredAt: at,
    }),
  );
}
