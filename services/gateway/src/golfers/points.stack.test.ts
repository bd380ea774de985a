import { randomUUID } from 'node:crypto';
import { centralWeek } from '@trueswing/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it('the user has the golfer’s own points of the ledger: in total, of the week and of the month', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  // A Wednesday in the middle of a month, so that week and month begin on different days.
  const now = new Date('2027-06-16T18:00:00Z');
  gateway.setClock(now);
  const earn = (id: string, points: number, at: Date) =>
    gateway.rows(
      `insert into gamification.point_entry (user_id, rule, points, source_id, earned_at)
       values ($1, 'swing-upload', $2, $3, $4)`,
      [id, points, randomUUID(), at],
    );
  const weekFrom = centralWeek(now).from.getTime();
  await earn(golfer.id, 10, new Date(weekFrom));
  await earn(golfer.id, 5, new Date(weekFrom - 1));
  await earn(golfer.id, 8, new Date('2027-06-01T05:00:00Z'));
  await earn(golfer.id, 100, new Date('2027-06-01T04:59:59Z'));
  await earn(other.id, 1_000, now);
  const as = await gateway.signIn(golfer);
  const response = await gateway.call('/api/auth/user', { as });
  expect(await response.json()).toMatchObject({ totalPoints: 123, weeklyPoints: 10, monthlyPoints: 23 });
});
