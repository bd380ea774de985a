import { randomUUID } from 'node:crypto';
import { notificationSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { addNotification } from '../../../test/notification.ts';
import { startTestGamification, type TestGamification } from '../../../test/test-gamification.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';

let gateway: TestGateway;
let gamification: TestGamification;
beforeAll(async () => {
  gateway = await startGateway();
  gamification = await startTestGamification(gateway);
});
afterAll(async () => {
  await gamification.stop();
  await gateway.stop();
});

const path = '/api/notifications';
const list = async (as: Golfer) => z.array(notificationSchema).parse(await (await gateway.call(path, { as })).json());
const status = async (as: Golfer, method: string, rest: string) =>
  (await gateway.call(path + rest, { method, as })).status;

it('a golfer reads, marks and deletes their own notifications; another golfer’s are not found', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  expect(await list(golfer)).toEqual([]);
  const [first, second] = [await addNotification(gateway, golfer), await addNotification(gateway, golfer)];
  const theirs = await addNotification(gateway, other);
  expect((await list(golfer)).map(({ id, isRead }) => [id, isRead])).toEqual([
    [second, false],
    [first, false],
  ]);
  for (const id of [theirs, randomUUID(), 'x', '']) {
    expect([id, await status(golfer, 'PATCH', `/${id}/read`), await status(golfer, 'DELETE', `/${id}`)]).toEqual([
      ...[id, 404, 404],
    ]);
  }
  expect(await status(golfer, 'PATCH', `/${first}/read`)).toBe(204);
  expect(await status(golfer, 'PATCH', `/${first}/read`)).toBe(204);
  expect((await list(golfer)).map(({ isRead }) => isRead)).toEqual([false, true]);
  expect(await status(golfer, 'PATCH', '/read-all')).toBe(204);
  expect((await list(golfer)).map(({ isRead }) => isRead)).toEqual([true, true]);
  expect(await status(golfer, 'DELETE', `/${first}`)).toBe(204);
  expect(await status(golfer, 'DELETE', `/${first}`)).toBe(404);
  expect(await status(golfer, 'PATCH', `/${first}/read`)).toBe(404);
  expect((await list(golfer)).map(({ id }) => id)).toEqual([second]);
  expect((await list(other)).map(({ id, isRead }) => [id, isRead])).toEqual([[theirs, false]]);
});

it('marks all up to the newest that the golfer has seen: one that arrives meanwhile stays unread', async () => {
  const golfer = await gateway.register();
  const seen = [await addNotification(gateway, golfer), await addNotification(gateway, golfer)];
  const [newest] = await list(golfer);
  const later = await addNotification(gateway, golfer);
  expect(await status(golfer, 'PATCH', `/read-all?until=${newest?.createdAt}`)).toBe(204);
  expect((await list(golfer)).map(({ id, isRead }) => [id, isRead])).toEqual([
    [later, false],
    ...seen.toReversed().map((id) => [id, true]),
  ]);
  expect(await status(golfer, 'PATCH', '/read-all?until=yesterday')).toBe(400);
});

it('lists the newest hundred', async () => {
  const golfer = await gateway.register();
  await gateway.rows(
    `insert into gamification.notification (user_id, cause, type, title, message, is_once, created_at)
     select $1, 'test:' || n, 'other', 'Title ' || n, 'Message.', false, now() - n * interval '1 hour'
     from generate_series(1, 120) n`,
    [golfer.id],
  );
  const titles = (await list(golfer)).map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 100 }, (_, at) => `Title ${at + 1}`));
});
