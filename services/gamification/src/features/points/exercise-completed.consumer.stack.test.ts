import { randomUUID } from 'node:crypto';
import type { EventPayload, UserId } from '@trueswing/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGamification, type TestGamification } from '../../../test/open-gamification.ts';
import { sumPoints } from '../../../test/sum-points.ts';
import { handleExerciseCompleted } from './exercise-completed.consumer.ts';

let service: TestGamification;
beforeAll(async () => {
  service = await openGamification();
});
afterAll(() => service.close());

const completion = (userId: UserId, points: number): EventPayload<'exercise.completed'> => ({
  ...{ completionId: randomUUID(), userId, day: '2026-11-22', points },
  ...{ streakWeeks: 3, finishesWorkout: false },
});
const record = (payload: EventPayload<'exercise.completed'>, id: string) =>
  service.deps.db.transaction().execute((tx) =>
    handleExerciseCompleted(tx, {
      id,
      type: 'exercise.completed',
      payload,
      occurredAt: new Date('2026-11-22T18:00:00Z'),
    }),
  );

test('the ledger has exactly the points of the events, whatever their order and however often each arrives', async () => {
  const awards = fc.array(
    fc.record({ points: fc.constantFrom(5, 6, 8, 10, 13, 15), times: fc.integer({ min: 1, max: 3 }) }),
    {
      maxLength: 8,
    },
  );
  await fc.assert(
    fc.asyncProperty(awards, async (list) => {
      const user = randomUUID() as UserId;
      const deliveries = list.flatMap(({ points, times }) => {
        const event = { id: randomUUID(), payload: completion(user, points) };
        return Array.from({ length: times }, () => event);
      });
      await Promise.all(deliveries.toReversed().map(({ id, payload }) => record(payload, id)));
      expect(await sumPoints(service.deps.db, user)).toBe(list.reduce((sum, { points }) => sum + points, 0));
    }),
    { numRuns: 10 },
  );
});

test('an entry names its rule and when it was earned', async () => {
  const user = randomUUID() as UserId;
  await record(completion(user, 8), randomUUID());
  const rows = await service.deps.db
    .selectFrom('gamification.point_entry')
    .select(['rule', 'points', 'earned_at'])
    .where('user_id', '=', user)
    .execute();
  expect(rows).toEqual([{ rule: 'exercise', points: 8, earned_at: new Date('2026-11-22T18:00:00Z') }]);
});
