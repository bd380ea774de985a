import { randomUUID } from 'node:crypto';
import { eventCatalog, type UserId, userSchema } from '@trueswing/contracts';
import { centralDayKey } from '@trueswing/domain';
import { addEvent } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { databaseUrl } from './database-url.ts';
import type { E2e } from './open-system.ts';

/** The signed-in golfer of the page. */
export const readGolfer = async (page: Page) =>
  userSchema.parse(await (await page.request.get('/api/auth/user')).json());

/** Publishes the completion of an exercise that earned these points, as the gateway does. */
export async function earnPoints(e2e: E2e, userId: UserId, points: number): Promise<void> {
  const { payload, consumers } = eventCatalog['exercise.completed'];
  const now = new Date();
  const completion = { completionId: randomUUID(), userId, points, streakWeeks: 1, finishesWorkout: false };
  await addEvent(databaseUrl(e2e), {
    type: 'exercise.completed',
    payload: payload.parse({ ...completion, day: centralDayKey(now), completedAt: now.toISOString() }),
    consumers,
  });
}
