import { randomUUID } from 'node:crypto';
import { eventCatalog, type UserId, userSchema } from '@trueswing/contracts';
import { centralDayKey } from '@trueswing/domain';
import { addEvent } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import type { E2e } from './open-system.ts';

/** The signed-in golfer of the page. */
export const readGolfer = async (page: Page) =>
  userSchema.parse(await (await page.request.get('/api/auth/user')).json());

/** Publishes the completion of an exercise that earned these points, as the gateway does. */
export async function earnPoints({ system }: E2e, userId: UserId, points: number): Promise<void> {
  const database = new URL(system.stores.adminUrl);
  database.pathname = '/trueswing';
  const { payload, consumers } = eventCatalog['exercise.completed'];
  const now = new Date();
  const completion = { completionId: randomUUID(), userId, points, streakWeeks: 1, finishesWorkout: false };
  await addEvent(database.href, {
    type: 'exercise.completed',
    payload: payload.parse({ ...completion, day: centralDayKey(now), completedAt: now.toISOString() }),
    consumers,
  });
}
