import { randomUUID } from 'node:crypto';
import { eventCatalog, type UserId } from '@trueswing/contracts';
import { centralDayKey } from '@trueswing/domain';
import { addEvent } from '@trueswing/testkit';
import { databaseUrl } from './database-url.ts';
import type { SharedE2e } from './open-system.ts';

/** Publishes the completion of an exercise that earned these points, as the gateway does. */
export async function earnPoints(e2e: SharedE2e, userId: UserId, points: number): Promise<void> {
  const { payload, consumers } = eventCatalog['exercise.completed'];
  const now = new Date();
  const completion = { completionId: randomUUID(), userId, points, streakWeeks: 1, finishesWorkout: false };
  await addEvent(databaseUrl(e2e), {
    type: 'exercise.completed',
    payload: payload.parse({ ...completion, day: centralDayKey(now), completedAt: now.toISOString() }),
    consumers,
  });
}
