import type { AnalysisId, UserId } from '@trueswing/contracts';
import { addDays } from '@trueswing/domain';
import { runInSteps } from '@trueswing/service-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyzed, completion } from '../../../../test/notified-golfers.ts';
import { openPushGolfers, type PushGolfers } from '../../../../test/push-golfers.ts';
import type { Device } from '../../../../test/test-device.ts';
import { deleteOwnNotification, listOwnNotifications, markAllOwnRead, markOwnRead } from '../own-notifications.ts';
import { sendingOf } from '../reminders/send-reminders.ts';
import { sendPushes } from './send-pushes.ts';

let golfers: PushGolfers;
beforeAll(async () => {
  golfers = await openPushGolfers();
});
afterAll(() => golfers.close());

/** Weeks with a Saturday of their own for each test. All lie in the future and in winter, when US Central time is UTC−6. */
let week = '2040-11-25';
const nextWeek = () => {
  week = addDays(week, 7);
  return week;
};
/** A US Central time of a day of the week, Sunday 0. */
const central = (day: number, time: string) => new Date(Date.parse(`${addDays(week, day)}T${time}Z`) + 6 * 3_600_000);
const [monday, tuesday, friday, saturday] = [1, 2, 5, 6];

/** A golfer with Premium whose streak ends with the week. */
async function golferAtRisk(subscription: Parameters<PushGolfers['subscribe']>[1] = {}) {
  const user = await golfers.register();
  await golfers.givePremium(user);
  await golfers.handle('exercise.completed', completion(user, addDays(week, -3)));
  return { user, phone: await golfers.subscribe(user, subscription) };
}

async function analyze(user: UserId, at: Date, swing?: AnalysisId) {
  const analysisId = swing ?? (await golfers.uploadSwing(user));
  golfers.setClock(at);
  await golfers.handle('swing.analyzed', analyzed(user, analysisId), { at });
}

async function remindOfStreaks() {
  const at = central(saturday, '08:00');
  golfers.setClock(at);
  await runInSteps(golfers.deps, [sendingOf({ kind: 'streak-at-risk', week }, () => at)]);
}

async function sendAt(at: Date) {
  golfers.setClock(at);
  await golfers.send();
}

const titlesTo = (device: Device) => golfers.pushService.messagesTo(device).map(({ title }) => title);

it.each(['America/Chicago', 'America/New_York', 'America/Los_Angeles', 'Europe/Riga'])(
  'a streak at risk takes its Saturday from an analysis of the night (%s)',
  async (timeZone) => {
    nextWeek();
    const { user, phone } = await golferAtRisk({ timeZone });
    const { user: other, phone: otherPhone } = await golferAtRisk({ timeZone, types: ['analysis'] });
    for (const each of [user, other]) await analyze(each, central(friday, '23:30'));
    await sendAt(central(saturday, '07:59'));
    expect([titlesTo(phone), titlesTo(otherPhone)]).toEqual([[], []]);
    await remindOfStreaks();
    await sendAt(central(saturday, '12:00'));
    expect([titlesTo(phone), titlesTo(otherPhone)]).toEqual([['Your streak is at risk'], ['Your analysis is ready']]);
  },
);

it('an analysis that a device may have already keeps the day', async () => {
  nextWeek();
  const { user, phone } = await golferAtRisk({ timeZone: 'America/New_York' });
  golfers.pushService.answers.set(phone.path, [null]);
  await analyze(user, central(saturday, '07:30'));
  await golfers.send();
  await remindOfStreaks();
  await sendAt(central(saturday, '09:00'));
  expect([...new Set(titlesTo(phone))]).toEqual(['Your analysis is ready']);
});

it('a day that is taken while its push is sent has one push', async () => {
  nextWeek();
  const all = await Promise.all(Array.from({ length: 16 }, () => golferAtRisk()));
  for (const { user } of all) await analyze(user, central(friday, '23:30'));
  golfers.setClock(central(saturday, '09:00'));
  await golfers.makeDue();
  await Promise.all([...Array.from({ length: 4 }, () => sendPushes(golfers.deps)), remindOfStreaks()]);
  await sendAt(central(saturday, '09:30'));
  expect(all.map(({ phone }) => titlesTo(phone).length)).toEqual(all.map(() => 1));
});

it('a streak whose week is paused before its push is at risk no more', async () => {
  nextWeek();
  const { user, phone } = await golferAtRisk({ timeZone: 'America/Los_Angeles' });
  await remindOfStreaks();
  await golfers.pauseWeek(user, week);
  await sendAt(central(saturday, '12:00'));
  expect(titlesTo(phone)).toEqual([]);
  await analyze(user, central(saturday, '12:30'));
  await golfers.send();
  expect(titlesTo(phone)).toEqual(['Your analysis is ready']);
});

it('a golfer whose Premium ends before the push is not asked to train', async () => {
  nextWeek();
  const { user, phone } = await golferAtRisk({ timeZone: 'America/Los_Angeles' });
  await remindOfStreaks();
  await golfers.endPremium(user);
  await sendAt(central(saturday, '12:00'));
  expect(titlesTo(phone)).toEqual([]);
});

it.each(['before', 'after'])(
  'an analysis that failed and was repeated asks for no other video, also where its event comes %s the push',
  async (order) => {
    nextWeek();
    const user = await golfers.register();
    const phone = await golfers.subscribe(user);
    const analysisId = await golfers.uploadSwing(user);
    const failure = { userId: user, analysisId, code: 'analysis-failed' } as const;
    await golfers.handle('swing.analysis-failed', failure, { at: central(monday, '23:00') });
    await golfers.finishAnalysis(user, analysisId);
    if (order === 'before') await analyze(user, central(tuesday, '02:00'), analysisId);
    await sendAt(central(tuesday, '08:00'));
    expect(titlesTo(phone)).toEqual(order === 'before' ? ['Your analysis is ready'] : []);
    if (order === 'after') await analyze(user, central(tuesday, '08:01'), analysisId);
    await golfers.send();
    expect(titlesTo(phone)).toEqual(['Your analysis is ready']);
  },
);

it('an analysis that failed keeps its day from that of another swing', async () => {
  nextWeek();
  const user = await golfers.register();
  const phone = await golfers.subscribe(user);
  const failure = { userId: user, analysisId: await golfers.uploadSwing(user), code: 'no-swing' } as const;
  await golfers.handle('swing.analysis-failed', failure, { at: central(monday, '23:00') });
  await analyze(user, central(tuesday, '02:00'));
  await sendAt(central(tuesday, '08:00'));
  expect(titlesTo(phone)).toEqual(['Your video needs another try']);
});

it.each(['read', 'deleted'])(
  'an analysis that is %s before its push leaves the morning to the next one',
  async (seen) => {
    nextWeek();
    const user = await golfers.register();
    const phone = await golfers.subscribe(user);
    await analyze(user, central(monday, '22:00'));
    const before = await listOwnNotifications(golfers.deps, user);
    for (const { id } of before) {
      if (seen === 'read') await markOwnRead(golfers.deps, user, id);
      else await deleteOwnNotification(golfers.deps, user, id);
    }
    await analyze(user, central(monday, '23:00'));
    await sendAt(central(tuesday, '08:00'));
    const messages = golfers.pushService.messagesTo(phone);
    expect(messages.map(({ title }) => title)).toEqual(['Your analysis is ready']);
    expect(before.map(({ id }) => id)).not.toContain(messages[0]?.id);
  },
);

it('an analysis that is read after its push may have arrived keeps the day', async () => {
  nextWeek();
  const user = await golfers.register();
  const phone = await golfers.subscribe(user);
  await analyze(user, central(tuesday, '12:00'));
  await golfers.send();
  await markAllOwnRead(golfers.deps, user);
  await analyze(user, central(tuesday, '13:00'));
  await golfers.send();
  expect(titlesTo(phone)).toEqual(['Your analysis is ready']);
});

it('a golfer with many devices gets a push on the 20 that chose last', async () => {
  const user = await golfers.register();
  const phones: Device[] = [];
  for (let count = 0; count < 25; count += 1) phones.push(await golfers.subscribe(user));
  nextWeek();
  await analyze(user, central(tuesday, '12:00'));
  await golfers.send();
  expect(phones.map((phone) => titlesTo(phone).length)).toEqual(phones.map((_, place) => (place < 5 ? 0 : 1)));
});

it('an account with more devices than a statement has parameters holds up no reminder of others', async () => {
  nextWeek();
  const [{ user }, { user: other }] = [await golferAtRisk(), await golferAtRisk()];
  await sql`
    with session as (
      insert into gateway.session (token_hash, user_id, created_at, last_seen_at)
      select sha256((${user} || place)::bytea), ${user}, now(), now() from generate_series(1, 22000) place returning id)
    insert into gateway.push_subscription (session_id, endpoint, p256dh, auth, types, time_zone, created_at)
    select id, 'https://fcm.googleapis.com/' || id, '', '', '{streak}', 'America/Chicago', now() from session`.execute(
    golfers.admin,
  );
  await remindOfStreaks();
  expect([(await golfers.outcomesOf(user)).length, await golfers.outcomesOf(other)]).toEqual([20, [null]]);
});
