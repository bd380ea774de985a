import { randomUUID } from 'node:crypto';
import type { UserId } from '@trueswing/contracts';
import { addDays, isAtRisk, type Reminder } from '@trueswing/domain';
import { runStep } from '@trueswing/service-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyzed, completion, type NotifiedGolfers, openNotifiedGolfers } from '../../../../test/notified-golfers.ts';
import type { Deps } from '../../../deps.ts';
import { sendingOf, sendReminders } from './send-reminders.ts';

let golfers: NotifiedGolfers;
beforeEach(async () => {
  golfers = await openNotifiedGolfers();
});
afterEach(() => golfers.close());

// 2026-11-22 is a Sunday; US Central time is UTC−6 then.
const sunday = '2026-11-22';
const at = (text: string) => ({ ...golfers.deps, now: () => new Date(text) });
const complete = (userId: UserId, day: string) => golfers.handle('exercise.completed', completion(userId, day));
const activeGolfers = async (count: number, day: string) => {
  const users = Array.from({ length: count }, () => randomUUID() as UserId);
  for (const user of users) {
    await complete(user, day);
    await golfers.givePremium(user);
  }
  return users;
};
const setDelivery = (userId: UserId, state: ReturnType<typeof sql>) =>
  sql`update events.delivery set ${state} where event_id in (
    select id from events.event where payload->>'userId' = ${userId})`.execute(golfers.deps.db);
const countReminders = async (title: string) => {
  const { rows } = await sql<{ reminders: number; users: number }>`
    select count(*)::int as reminders, count(distinct user_id)::int as users
    from gamification.notification where title = ${title}`.execute(golfers.deps.db);
  return rows[0];
};

describe('a new week', () => {
  it('is news on Sunday at midnight for who was active in the last four weeks, once', async () => {
    const [active] = await activeGolfers(1, '2026-10-25');
    const [idle] = await activeGolfers(1, '2026-10-24');
    await sendReminders(at('2026-11-22T05:59:59Z'));
    expect(await countReminders('A new week')).toEqual({ reminders: 0, users: 0 });
    await sendReminders(at('2026-11-22T06:00:00Z'));
    await sendReminders(at('2026-11-22T06:01:00Z'));
    expect(await golfers.titlesOf(active as UserId)).toEqual(['A new week']);
    expect(await golfers.titlesOf(idle as UserId)).toEqual([]);
    await complete(active as UserId, '2026-11-25');
    await sendReminders(at('2026-11-29T06:00:00Z'));
    expect(await golfers.titlesOf(active as UserId)).toEqual(['A new week', 'A new week']);
  });

  it('asks golfers to train who have trained and have Premium, and leads the others to their points', async () => {
    const register = () => golfers.register();
    const users = [await register(), await register(), await register(), await register(), await register()] as const;
    const [idle, resting, training, lapsed, free] = users;
    await complete(resting, '2026-10-24');
    for (const user of [training, lapsed, free]) await complete(user, '2026-11-20');
    for (const user of [idle, resting, training]) await golfers.givePremium(user);
    await golfers.givePremium(lapsed, new Date(Date.now() - 1_000));
    for (const user of users) {
      const analysisId = await golfers.uploadSwing(user);
      await golfers.handle('swing.analyzed', analyzed(user, analysisId), { at: new Date('2026-11-21T18:00:00Z') });
    }
    await sendReminders(at('2026-11-22T06:00:00Z'));
    const { rows } = await sql<{ id: string; link: string }>`
      select user_id as id, link from gamification.notification where title = 'A new week'`.execute(golfers.deps.db);
    const links = users.map((user) => rows.filter(({ id }) => id === user).map(({ link }) => link));
    const toPoints = ['leaderboard'];
    expect(links).toEqual([toPoints, toPoints, ['daily-workout'], toPoints, toPoints]);
  });

  it('is news for a golfer whose only activity was a mobility check', async () => {
    const checked = await golfers.register();
    const at = new Date('2026-11-20T18:00:00Z');
    await golfers.handle(
      'mobility.checked',
      { checkId: await golfers.storeCheck(checked, at), userId: checked },
      { at },
    );
    await sendReminders({ ...golfers.deps, now: () => new Date('2026-11-22T06:00:00Z') });
    expect(await golfers.titlesOf(checked)).toEqual(['A new week']);
  });

  it('is caught up on Monday and Tuesday after downtime, not later', async () => {
    const [user] = await activeGolfers(1, '2026-11-20');
    await sendReminders(at('2026-11-25T06:00:00Z'));
    expect(await golfers.titlesOf(user as UserId)).toEqual([]);
    await sendReminders(at('2026-12-01T06:00:00Z'));
    expect(await golfers.titlesOf(user as UserId)).toEqual(['A new week']);
  });
});

describe('a reminder to many golfers', () => {
  const sendBatch = ({ db, now }: Pick<Deps, 'db' | 'now'>, reminder: Reminder, limit: number) =>
    runStep(db, sendingOf(reminder, now, limit));
  const reminder: Reminder = { kind: 'new-week', week: sunday, activeSince: '2026-10-25' };

  it('goes on after the batch that an instance was killed in, and reaches each golfer once', async () => {
    await activeGolfers(25, '2026-11-20');
    const { deps } = golfers;
    const more = { position: expect.any(String) };
    expect(await sendBatch(deps, reminder, 10)).toEqual(more);
    // An instance that dies in a batch leaves an open transaction, which the server rolls back.
    await golfers.killDuring(async (db) => {
      await sendBatch({ db, now: deps.now }, reminder, 10);
    });
    expect(await countReminders('A new week')).toEqual({ reminders: 10, users: 10 });
    expect(await sendBatch(deps, reminder, 10)).toEqual(more);
    expect(await countReminders('A new week')).toEqual({ reminders: 20, users: 20 });
    expect(await sendBatch(deps, reminder, 10)).toEqual(more);
    expect(await sendBatch(deps, reminder, 10)).toBe('finished');
    expect(await sendBatch(deps, reminder, 10)).toBe('waiting');
    expect(await countReminders('A new week')).toEqual({ reminders: 25, users: 25 });
  });

  it('is sent by several instances at the same moment, once to each golfer', async () => {
    await activeGolfers(60, '2026-11-20');
    const instances = [golfers.deps, (await golfers.another()).deps, (await golfers.another()).deps];
    const send = async (deps: (typeof instances)[number]) => {
      for (let rounds = 0; rounds < 20; rounds += 1) await sendBatch(deps, reminder, 7);
    };
    await Promise.all(instances.map(send));
    expect(await countReminders('A new week')).toEqual({ reminders: 60, users: 60 });
  });

  it('leaves nothing of a golfer whose account is deleted at the same moment', async () => {
    const users = await activeGolfers(6, '2026-11-20');
    await Promise.all([
      ...Array.from({ length: 2 }, () => sendBatch(golfers.deps, reminder, 3)),
      ...users.map((userId) => golfers.handle('user.deleted', { userId, analysisIds: [] })),
      ...Array.from({ length: 2 }, () => sendBatch(golfers.deps, reminder, 3)),
    ]);
    expect(await countReminders('A new week')).toEqual({ reminders: 0, users: 0 });
  });
});

describe('a streak at risk', () => {
  it('is news on Saturday from eight o’clock, exactly for golfers with Premium whom the rule of the domain names', async () => {
    const days = fc.uniqueArray(fc.integer({ min: -60, max: 5 }), { maxLength: 6 });
    const weeks = fc.uniqueArray(fc.integer({ min: -6, max: 0 }), { maxLength: 4 });
    const premium = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(days, weeks, premium), { minLength: 1, maxLength: 12 }), async (histories) => {
        await sql`truncate gamification.golfer_activity, gamification.notification, gamification.job_run cascade`.execute(
          golfers.deps.db,
        );
        const expected: UserId[] = [];
        for (const [trained, paused, hasPremium] of histories) {
          const user = await golfers.register();
          const trainedDays = trained.map((day) => addDays(sunday, day));
          const pausedWeeks = paused.map((week) => addDays(sunday, 7 * week));
          for (const day of trainedDays) await complete(user, day);
          for (const week of pausedWeeks) await golfers.pauseWeek(user, week);
          if (hasPremium) await golfers.givePremium(user);
          if (hasPremium && isAtRisk({ trainedDays, pausedWeeks }, addDays(sunday, 6))) expected.push(user);
        }
        await sendReminders(at('2026-11-28T13:59:59Z'));
        expect(await countReminders('Your streak is at risk')).toEqual({ reminders: 0, users: 0 });
        await sendReminders(at('2026-11-28T14:00:00Z'));
        const { rows } = await sql<{ id: string }>`
          select user_id as id from gamification.notification where title = 'Your streak is at risk'`.execute(
          golfers.deps.db,
        );
        expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 12 },
    );
  });

  it('is no news for a golfer whose exercise is still to be processed', async () => {
    const users = await activeGolfers(5, '2026-11-20');
    const [waiting, dead, processed, , deadBefore] = users as [UserId, UserId, UserId, UserId, UserId];
    for (const user of [waiting, dead, processed]) {
      await golfers.publish('exercise.completed', completion(user, '2026-11-27'));
    }
    await golfers.publish('exercise.completed', completion(deadBefore, '2026-11-21'));
    for (const user of [dead, deadBefore]) await setDelivery(user, sql`dead_at = now()`);
    await setDelivery(processed, sql`processed_at = now()`);
    await sendReminders(at('2026-11-28T14:00:00Z'));
    const titles = await Promise.all(users.map(golfers.titlesOf));
    const atRisk = ['Your streak is at risk'];
    expect(titles).toEqual([[], [], atRisk, atRisk, atRisk]);
  });
});

describe('the next mobility check', () => {
  const check = async (userId: UserId, time: string) => {
    const checkId = await golfers.storeCheck(userId, new Date(time));
    await golfers.handle('mobility.checked', { checkId, userId }, { at: new Date(time) });
    return checkId;
  };
  const isAsked = ['Time for a mobility check'];

  it('is asked for four weeks after the last one', async () => {
    const [once, twice] = [await golfers.register(), await golfers.register()];
    await check(once, '2026-10-28T18:00:00Z');
    await check(twice, '2026-11-10T18:00:00Z');
    await check(twice, '2026-10-28T18:00:00Z');
    await sendReminders(at('2026-11-24T18:00:00Z'));
    // Who made a check four weeks ago was active.
    expect(await golfers.titlesOf(once)).toEqual(['A new week']);
    for (const day of ['2026-11-25', '2026-11-26', '2026-11-27']) await sendReminders(at(`${day}T18:00:00Z`));
    expect((await golfers.titlesOf(once)).toSorted()).toEqual(['A new week', ...isAsked]);
    expect(await golfers.titlesOf(twice)).toEqual(['A new week']);
  });

  it('waits for a check whose event is still to be processed', async () => {
    const [later, sameDay] = [await golfers.register(), await golfers.register()];
    await check(later, '2026-10-28T18:00:00Z');
    await golfers.storeCheck(later, new Date('2026-11-20T18:00:00Z'));
    await check(sameDay, '2026-10-28T18:00:00Z');
    // 22:00 US Central of the same day.
    await golfers.storeCheck(sameDay, new Date('2026-10-29T03:00:00Z'));
    await sendReminders(at('2026-11-25T18:00:00Z'));
    expect(await golfers.titlesOf(later)).toEqual([]);
    expect(await golfers.titlesOf(sameDay)).toEqual(isAsked);
  });

  it('is asked for by the checks that the golfer has not deleted', async () => {
    const [one, newest] = [await golfers.register(), await golfers.register()];
    await golfers.deleteCheck(await check(one, '2026-10-28T18:00:00Z'));
    await check(newest, '2026-10-28T18:00:00Z');
    await golfers.deleteCheck(await check(newest, '2026-11-10T18:00:00Z'));
    await sendReminders(at('2026-11-25T18:00:00Z'));
    expect(await golfers.titlesOf(one)).toEqual([]);
    expect(await golfers.titlesOf(newest)).toEqual(isAsked);
  });
});
