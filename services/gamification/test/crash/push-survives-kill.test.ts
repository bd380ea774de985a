import { fileURLToPath } from 'node:url';
import { newPushKey } from '@trueswing/service-kit/push-key';
import { ChaosProcess } from '@trueswing/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyzed } from '../notified-golfers.ts';
import { openPushGolfers, type PushGolfers } from '../push-golfers.ts';

/** The build that runs in production; a run of the system tests makes it first. */
const entry = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

let golfers: PushGolfers;
let service: ChaosProcess;
beforeAll(async () => {
  golfers = await openPushGolfers();
  service = new ChaosProcess({
    entry,
    env: {
      LOG_LEVEL: 'info',
      PORT: '0',
      DATABASE_URL: golfers.deps.env.DATABASE_URL,
      PUSH_PRIVATE_KEY: newPushKey(),
      PUSH_SERVICES: golfers.pushService.origin,
    },
  });
});
afterAll(async () => {
  await service.end();
  await golfers.close();
});

/** Makes pushes due at any time of the day that were attempted so often. An attempt that begins meanwhile is left alone. */
const makeDue = async (attempts: number) => {
  await sql`update gamification.push set until = now() + interval '1 hour'`.execute(golfers.admin);
  await sql`
    update gamification.push_delivery set due_at = now()
    where due_at is not null and attempts = ${attempts}`.execute(golfers.admin);
};

test('a service that is killed while it sends sends again, what the device shows once, and then never again', async () => {
  const user = await golfers.register();
  const phone = await golfers.subscribe(user);
  golfers.pushService.answers.set(phone.path, [null]);
  await golfers.handle('swing.analyzed', analyzed(user, await golfers.uploadSwing(user)));
  await makeDue(0);
  const calls = () => golfers.pushService.callsTo(phone).length;
  await expect.poll(calls, { timeout: 30_000 }).toBe(1);
  expect(await golfers.outcomesOf(user)).toEqual([null]);
  await service.restart();
  await makeDue(1);
  await expect.poll(() => golfers.outcomesOf(user), { timeout: 30_000 }).toEqual(['sent']);
  const [first, second, ...more] = golfers.pushService.messagesTo(phone);
  expect([second, more]).toEqual([first, []]);
  expect(new Set(golfers.pushService.callsTo(phone).map(({ headers }) => headers.topic)).size).toBe(1);

  // The process of the third start sends to another golfer, and nothing to this one.
  await service.restart();
  const other = await golfers.register();
  const laptop = await golfers.subscribe(other);
  await golfers.handle('swing.analyzed', analyzed(other, await golfers.uploadSwing(other)));
  await makeDue(0);
  await expect.poll(() => golfers.pushService.callsTo(laptop).length, { timeout: 30_000 }).toBe(1);
  expect(calls()).toBe(2);
});
