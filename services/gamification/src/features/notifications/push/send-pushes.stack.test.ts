import type { UserId } from '@trueswing/contracts';
import { runInSteps } from '@trueswing/service-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyzed, completion } from '../../../../test/notified-golfers.ts';
import { openPushGolfers, type PushGolfers } from '../../../../test/push-golfers.ts';
import { sendingOf } from '../reminders/send-reminders.ts';
import { sendPushes } from './send-pushes.ts';

let golfers: PushGolfers;
beforeAll(async () => {
  golfers = await openPushGolfers();
});
afterAll(() => golfers.close());

// All days are in the future: what is scheduled never lies before the database's own clock.
const noon = (day: string) => new Date(`${day}T18:00:00Z`);
const day = '2038-03-02';

/** An analysis of the golfer is ready at a moment, which the service's clock then shows. */
async function analyze(userId: UserId, at: Date) {
  const analysisId = await golfers.uploadSwing(userId);
  golfers.setClock(at);
  await golfers.handle('swing.analyzed', analyzed(userId, analysisId), { at });
  return analysisId;
}

const titlesTo = (device: Awaited<ReturnType<PushGolfers['subscribe']>>) =>
  golfers.pushService.messagesTo(device).map(({ title }) => title);

it('an analysis is sent to the devices that want it, with the screen that it leads to', async () => {
  const user = await golfers.register();
  const [phone, laptop, other] = [
    await golfers.subscribe(user),
    await golfers.subscribe(user, { types: ['streak'] }),
    await golfers.subscribe(await golfers.register()),
  ];
  const analysisId = await analyze(user, noon(day));
  await golfers.send();
  await golfers.send();
  expect(golfers.pushService.messagesTo(phone)).toEqual([
    {
      id: expect.any(String),
      title: 'Your analysis is ready',
      message: 'Your driver swing is analyzed. See the one step to work on next.',
      route: { screen: 'analysis', analysisId },
    },
  ]);
  expect([titlesTo(laptop), titlesTo(other)]).toEqual([[], []]);
  // The push service keeps it until the evening only.
  expect(golfers.pushService.callsTo(phone)[0]?.headers.ttl).toBe(String(9 * 3_600));
});

it('the recap of a month is sent to who wants it, opens that recap, and takes the push of its day', async () => {
  const user = await golfers.register();
  const phone = await golfers.subscribe(user, { types: ['recap', 'analysis'] });
  const laptop = await golfers.subscribe(user);
  const first = noon('2038-04-01');
  golfers.setClock(first);
  await golfers.handle('recap.written', { userId: user, month: '2038-03-01' }, { at: first });
  await golfers.send();
  await analyze(user, first);
  await golfers.send();
  expect(golfers.pushService.messagesTo(phone)).toEqual([
    {
      id: expect.any(String),
      title: 'Your March',
      message: 'Your recap is ready. See what you did, what really changed, and your next step.',
      route: { screen: 'recap', month: '2038-03-01' },
    },
  ]);
  expect(titlesTo(laptop)).toEqual([]);
});

it('an analysis that failed is what the golfer waits for, too; other notifications stay in the app', async () => {
  const user = await golfers.register();
  const phone = await golfers.subscribe(user);
  golfers.setClock(noon(day));
  const done = completion(user, day, { finishesWorkout: true });
  await golfers.handle('exercise.completed', done, { at: noon(day) });
  const analysisId = await golfers.uploadSwing(user);
  const failure = { userId: user, analysisId, code: 'no-golfer' as const };
  await golfers.handle('swing.analysis-failed', failure, { at: noon(day) });
  await golfers.send();
  expect(titlesTo(phone)).toEqual(['Your video needs another try']);
});

it('at night nothing is sent; in the morning of the golfer it is', async () => {
  const user = await golfers.register();
  const phone = await golfers.subscribe(user, { timeZone: 'America/Los_Angeles' });
  await analyze(user, new Date('2038-03-03T07:00:00Z'));
  await golfers.send();
  golfers.setClock(new Date('2038-03-03T15:59:00Z'));
  await golfers.send();
  expect(titlesTo(phone)).toEqual([]);
  golfers.setClock(new Date('2038-03-03T16:01:00Z'));
  await golfers.send();
  expect(titlesTo(phone)).toEqual(['Your analysis is ready']);
});

it('a streak at risk is sent once to each golfer, and not after the exercise that saves it', async () => {
  const [resting, training] = [await golfers.register(), await golfers.register()];
  const [first, second] = [await golfers.subscribe(resting), await golfers.subscribe(training)];
  const week = '2038-03-07';
  for (const user of [resting, training]) {
    await golfers.handle('exercise.completed', completion(user, '2038-03-04'), { at: noon('2038-03-04') });
    await golfers.givePremium(user);
  }
  const saturday = new Date('2038-03-13T15:00:00Z');
  golfers.setClock(saturday);
  for (let times = 0; times < 2; times++) {
    const run = sendingOf({ kind: 'streak-at-risk', week }, () => saturday, 1);
    await runInSteps(golfers.deps, [run]);
  }
  await golfers.handle('exercise.completed', completion(training, '2038-03-13'), { at: saturday });
  await golfers.send();
  expect([titlesTo(first), titlesTo(second)]).toEqual([['Your streak is at risk'], []]);
  // The day of the golfer who trained is free for an analysis.
  await analyze(training, noon('2038-03-13'));
  await analyze(resting, noon('2038-03-13'));
  await golfers.send();
  expect([titlesTo(first), titlesTo(second)]).toEqual([['Your streak is at risk'], ['Your analysis is ready']]);
});

it('one that the golfer has read, or whose swing was deleted, is not sent', async () => {
  const user = await golfers.register();
  const phone = await golfers.subscribe(user);
  await analyze(user, noon(day));
  await sql`update gamification.notification set read_at = now() where user_id = ${user}`.execute(golfers.admin);
  await golfers.send();
  const analysisId = await analyze(user, noon(day));
  await golfers.handle('swing.deleted', { userId: user, analysisId });
  await golfers.send();
  expect(titlesTo(phone)).toEqual([]);
});

it('a call that timed out may have arrived: read before the retry, it keeps the day', async () => {
  const user = await golfers.register();
  const phone = await golfers.subscribe(user);
  golfers.pushService.answers.set(phone.path, [null]);
  await analyze(user, noon(day));
  await golfers.send();
  await sql`update gamification.notification set read_at = now() where user_id = ${user}`.execute(golfers.admin);
  await sql`update gamification.push_delivery set due_at = now() where due_at is not null`.execute(golfers.admin);
  await golfers.send();
  expect(await golfers.outcomesOf(user)).toEqual(['obsolete']);
  await analyze(user, noon(day));
  await golfers.send();
  expect(titlesTo(phone)).toHaveLength(1);
});

it('a call to another device that is not over keeps the day, too', async () => {
  const user = await golfers.register();
  const [phone, laptop] = [await golfers.subscribe(user), await golfers.subscribe(user)];
  await analyze(user, noon(day));
  await golfers.makeDue();
  const ending = { ...golfers.deps, pushSender: { send: () => Promise.reject(new Error('ended')) } };
  await expect(sendPushes(ending)).rejects.toThrow('ended');
  await sql`update gamification.notification set read_at = now() where user_id = ${user}`.execute(golfers.admin);
  await sendPushes(golfers.deps);
  expect(await golfers.outcomesOf(user)).toEqual(['obsolete', null]);
  await analyze(user, noon(day));
  await golfers.send();
  expect([...titlesTo(phone), ...titlesTo(laptop)]).toEqual([]);
});

it('after a sign-out nothing is sent to the device', async () => {
  const user = await golfers.register();
  const phone = await golfers.subscribe(user);
  await analyze(user, noon(day));
  await golfers.signOut(phone);
  await golfers.send();
  expect([titlesTo(phone), await golfers.outcomesOf(user)]).toEqual([[], ['gone']]);
});

it('a service that fails is asked again later, until the evening', async () => {
  const user = await golfers.register();
  const phone = await golfers.subscribe(user);
  golfers.pushService.answers.set(phone.path, [503, 429]);
  await analyze(user, noon(day));
  await golfers.send();
  const wait = async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from due_at - now())::float8 as seconds from gamification.push_delivery delivery
      join gamification.push push using (notification_id) where push.user_id = ${user}`.execute(golfers.admin);
    return rows[0]?.seconds ?? 0;
  };
  expect(await wait()).toBeGreaterThan(25);
  expect(await wait()).toBeLessThan(40);
  await golfers.send();
  expect(await wait()).toBeGreaterThan(55);
  await golfers.send();
  expect([golfers.pushService.callsTo(phone).length, await golfers.outcomesOf(user)]).toEqual([3, ['sent']]);

  const late = await golfers.subscribe(user);
  golfers.pushService.answers.set(late.path, [503]);
  await analyze(user, noon('2038-03-05'));
  await golfers.send();
  golfers.setClock(new Date('2038-03-06T03:00:00Z'));
  await golfers.send();
  expect(golfers.pushService.callsTo(late)).toHaveLength(1);
  expect(await golfers.outcomesOf(user)).toEqual(['sent', 'sent', 'too-late']);
});

it.each([404, 410])('a subscription that the service no longer knows (%i) is reported, once', async (status) => {
  const user = await golfers.register();
  const phone = await golfers.subscribe(user);
  golfers.pushService.answers.set(phone.path, [status]);
  await analyze(user, noon(day));
  await golfers.send();
  await golfers.send();
  const { rows } = await sql<{ gone: string }>`
    select event.payload->>'subscriptionId' as gone from events.event event
    where type = 'push.subscription-gone' and payload->>'userId' = ${user}`.execute(golfers.admin);
  const known = await sql<{
    id: string;
  }>`select id from gateway.push_subscription_of_golfer where user_id = ${user}`.execute(golfers.admin);
  expect(rows.map(({ gone }) => gone)).toEqual(known.rows.map(({ id }) => id));
  expect([await golfers.outcomesOf(user), golfers.pushService.callsTo(phone).length]).toEqual([['gone'], 1]);
});

it('a subscription that is gone is not reported after the deletion of its golfer', async () => {
  const user = await golfers.register();
  await golfers.subscribe(user);
  await analyze(user, noon(day));
  await golfers.makeDue();
  const send = async () => {
    await golfers.handle('user.deleted', { userId: user, analysisIds: [] });
    return { kind: 'gone', reason: '410' } as const;
  };
  await sendPushes({ ...golfers.deps, pushSender: { send } });
  const { rows } = await sql`
    select from events.event where type = 'push.subscription-gone' and payload->>'userId' = ${user}`.execute(
    golfers.admin,
  );
  expect([rows.length, await golfers.outcomesOf(user)]).toEqual([0, []]);
});

it('many instances send each push once', async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => golfers.register()));
  const devices = await Promise.all(users.map((user) => golfers.subscribe(user)));
  for (const user of users) await analyze(user, noon(day));
  await golfers.makeDue();
  await Promise.all(Array.from({ length: 8 }, () => sendPushes(golfers.deps)));
  expect(devices.map((device) => golfers.pushService.callsTo(device).length)).toEqual(devices.map(() => 1));
});

it('an instance that ends after its claim leaves the push to another one', async () => {
  const user = await golfers.register();
  const phone = await golfers.subscribe(user);
  await analyze(user, noon(day));
  await golfers.makeDue();
  const ending = {
    ...golfers.deps,
    pushSender: { send: () => Promise.reject(new Error('ended')) },
  };
  await expect(sendPushes(ending)).rejects.toThrow('ended');
  await sendPushes(golfers.deps);
  expect(titlesTo(phone)).toEqual([]);
  await sql`update gamification.push_delivery set due_at = now() where due_at is not null`.execute(golfers.admin);
  await sendPushes(golfers.deps);
  expect(titlesTo(phone)).toEqual(['Your analysis is ready']);
});

it('whatever happens, a golfer gets at most one notification a US Central day, and none at night', async () => {
  let total = 0;
  const start = Date.parse('2038-05-02T05:00:00Z');
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 600 }), fc.boolean()), { minLength: 3, maxLength: 12 });
  const zones = fc.constantFrom(
    'America/Chicago',
    'America/Los_Angeles',
    'Pacific/Honolulu',
    'Europe/Paris',
    'Asia/Tokyo',
  );
  await fc.assert(
    fc.asyncProperty(steps, zones, async (moves, timeZone) => {
      const user = await golfers.register();
      const phone = await golfers.subscribe(user, { timeZone });
      const sentAt: Date[] = [];
      let at = start;
      for (const [minutes, isCause] of moves) {
        at += minutes * 60_000;
        if (isCause) await analyze(user, new Date(at));
        else golfers.setClock(new Date(at));
        const before = golfers.pushService.callsTo(phone).length;
        await golfers.send();
        const count = golfers.pushService.callsTo(phone).length - before;
        for (let sent = 0; sent < count; sent++) sentAt.push(new Date(at));
      }
      total += sentAt.length;
      const days = sentAt.map((each) => each.toLocaleDateString('en-US', { timeZone: 'America/Chicago' }));
      expect(new Set(days).size).toBe(days.length);
      const hours = sentAt.map((each) =>
        Number(each.toLocaleString('en-US', { timeZone, hour: 'numeric', hour12: false })),
      );
      for (const hour of hours) expect(hour >= 8 && hour < 21).toBe(true);
    }),
    { numRuns: 25 },
  );
  expect(total).toBeGreaterThan(10);
}, 60_000);
