import { randomUUID } from 'node:crypto';
import type { UserId } from '@trueswing/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzed, completion, type NotifiedGolfers, openNotifiedGolfers } from '../../../../test/notified-golfers.ts';

let golfers: NotifiedGolfers;
beforeAll(async () => {
  golfers = await openNotifiedGolfers();
});
afterAll(() => golfers.close());

// 2026-11-22 is a Sunday.
const noon = (day: string) => new Date(`${day}T18:00:00Z`);

describe('a completed exercise', () => {
  const complete = (userId: UserId, day: string, part = {}) =>
    golfers.handle('exercise.completed', completion(userId, day, part), { at: noon(day) });

  it('is news when it finishes the workout of the day, once a day', async () => {
    const user = await golfers.register();
    await complete(user, '2026-11-22');
    expect(await golfers.titlesOf(user)).toEqual([]);
    await complete(user, '2026-11-22', { finishesWorkout: true });
    await complete(user, '2026-11-22', { finishesWorkout: true });
    await complete(user, '2026-11-23', { finishesWorkout: true });
    expect(await golfers.titlesOf(user)).toEqual(['Workout finished', 'Workout finished']);
  });

  it('is news when it reaches a tier, once a tier and streak', async () => {
    const user = await golfers.register();
    const milestone = { weeks: 3, multiplier: 1.25 };
    await complete(user, '2026-11-22', { milestone });
    await complete(user, '2026-11-22', { milestone });
    await complete(user, '2026-11-23');
    expect(await golfers.titlesOf(user)).toEqual(['3 weeks in a row']);
    await complete(user, '2027-03-02', { milestone });
    expect(await golfers.titlesOf(user)).toEqual(['3 weeks in a row', '3 weeks in a row']);
  });

  it('of the third finished day of a week makes the first full week, also when all come at the same moment', async () => {
    const user = await golfers.register();
    const days = ['2026-11-23', '2026-11-25', '2026-11-28'];
    await complete(user, '2026-11-21', { finishesWorkout: true });
    await complete(user, '2026-11-22');
    expect(await golfers.titlesOf(user)).toEqual(['Workout finished']);
    await Promise.all(days.map((day) => complete(user, day, { finishesWorkout: true })));
    const fullWeeks = async () => (await golfers.titlesOf(user)).filter((title) => title === 'Your first full week');
    expect(await fullWeeks()).toHaveLength(1);
    for (const day of ['2026-11-29', '2026-11-30', '2026-12-01']) await complete(user, day, { finishesWorkout: true });
    expect(await fullWeeks()).toHaveLength(1);
  });
});

describe('an analyzed swing', () => {
  const analyze = (userId: UserId, id: Awaited<ReturnType<NotifiedGolfers['uploadSwing']>>) =>
    golfers.handle('swing.analyzed', analyzed(userId, id));

  it('is news, and the first one is an achievement', async () => {
    const user = await golfers.register();
    const [first, second] = [await golfers.uploadSwing(user), await golfers.uploadSwing(user)];
    await analyze(user, first);
    await analyze(user, first);
    expect((await golfers.titlesOf(user)).toSorted()).toEqual(['First swing analyzed', 'Your analysis is ready']);
    await analyze(user, second);
    expect(await golfers.titlesOf(user)).toHaveLength(3);
  });

  it('is a record when its club speed is greater than that of all earlier swings with the club', async () => {
    const user = await golfers.register();
    const speeds = [100, null, 104, 104, 103.9, 110];
    const ids = [];
    for (const [at, clubSpeedMph] of speeds.entries())
      ids.push(await golfers.uploadSwing(user, { clubSpeedMph, uploadedAt: new Date(Date.now() + at * 1_000) }));
    const iron = await golfers.uploadSwing(user, { club: '7-iron', clubSpeedMph: 120 });
    for (const id of [...ids.toReversed(), iron]) await analyze(user, id);
    const { rows } = await golfers.recordsOf(user);
    expect(rows).toEqual([ids[2], ids[5]].map((id) => ({ link: `analysis:${id}` })));
  });

  it('is none when the golfer has deleted it, whichever event comes first', async () => {
    for (const order of ['analyzed first', 'deleted first', 'at the same moment'] as const) {
      const user = await golfers.register();
      const id = await golfers.uploadSwing(user);
      const other = await golfers.uploadSwing(user);
      await golfers.finishAnalysis(user, other);
      await analyze(user, other);
      const before = await golfers.titlesOf(user);
      if (order === 'analyzed first') await analyze(user, id);
      await golfers.deleteSwing(id);
      const deleted = () => golfers.handle('swing.deleted', { analysisId: id, userId: user });
      if (order === 'at the same moment') await Promise.all([analyze(user, id), deleted()]);
      else await deleted();
      if (order === 'deleted first') await analyze(user, id);
      expect([order, await golfers.titlesOf(user)]).toEqual([order, before]);
    }
  });

  it('is no first one any more when the golfer has deleted all that were analyzed', async () => {
    const user = await golfers.register();
    const [first, second] = [await golfers.uploadSwing(user), await golfers.uploadSwing(user)];
    await golfers.uploadSwing(user);
    for (const id of [first, second]) {
      await golfers.finishAnalysis(user, id);
      await analyze(user, id);
    }
    const remove = async (analysisId: typeof first) => {
      await golfers.deleteSwing(analysisId);
      await golfers.handle('swing.deleted', { analysisId, userId: user });
    };
    await remove(first);
    expect((await golfers.titlesOf(user)).toSorted()).toEqual(['First swing analyzed', 'Your analysis is ready']);
    await remove(second);
    expect(await golfers.titlesOf(user)).toEqual([]);
    // It comes once in a lifetime.
    expect(await golfers.causesOf(user)).toContain('first-analysis');
  });
});

it('a failed analysis is news with what to do next', async () => {
  const user = await golfers.register();
  const analysisId = await golfers.uploadSwing(user);
  for (let times = 0; times < 2; times += 1)
    await golfers.handle('swing.analysis-failed', { analysisId, userId: user, code: 'no-swing' });
  expect(await golfers.titlesOf(user)).toEqual(['Your video needs another try']);
});

it.each(['failed first', 'analyzed first', 'at the same moment'])(
  'a failed analysis that was repeated is news of its result alone (%s)',
  async (order) => {
    const user = await golfers.register();
    const analysisId = await golfers.uploadSwing(user);
    const fail = () => golfers.handle('swing.analysis-failed', { analysisId, userId: user, code: 'analysis-failed' });
    const analyze = () => golfers.handle('swing.analyzed', analyzed(user, analysisId));
    if (order === 'failed first') await fail();
    await golfers.finishAnalysis(user, analysisId);
    if (order === 'at the same moment') await Promise.all([fail(), analyze()]);
    else await analyze();
    if (order === 'analyzed first') await fail();
    expect((await golfers.titlesOf(user)).toSorted()).toEqual(['First swing analyzed', 'Your analysis is ready']);
  },
);

it('the recap of a month is news once, and leads to it', async () => {
  const user = await golfers.register();
  for (let time = 0; time < 2; time += 1) {
    await golfers.handle('recap.written', { userId: user, month: '2026-11-01' }, { at: noon('2026-12-01') });
  }
  expect(await golfers.titlesOf(user)).toEqual(['Your November']);
  expect(await golfers.causesOf(user)).toEqual(['month-recap:2026-11-01']);
});

it('each change of the subscription is news once', async () => {
  const user = await golfers.register();
  const id = randomUUID();
  const change = (eventId: string, name: 'premium-started' | 'past-due' | 'premium-ending', endsOn: string | null) =>
    golfers.handle('subscription.changed', { userId: user, change: name, endsOn }, { id: eventId });
  await change(id, 'premium-started', null);
  await change(id, 'premium-started', null);
  await change(randomUUID(), 'past-due', null);
  await change(randomUUID(), 'premium-ending', '2026-12-22');
  expect((await golfers.titlesOf(user)).toSorted()).toEqual([
    ...['Premium ends on December 22 (CT)', 'Welcome to Premium', 'Your payment needs attention'],
  ]);
});

it('a goal is news once when it lacks its start, once when its retest is due, and once when it ends', async () => {
  const user = await golfers.register();
  const goalId = randomUUID();
  for (let times = 0; times < 2; times += 1) {
    await golfers.handle('goal.start-due', { goalId, userId: user, swings: 3, readings: 'swings' });
  }
  expect(await golfers.titlesOf(user)).toEqual(['Your goal waits for a swing']);
  for (let times = 0; times < 2; times += 1) {
    await golfers.handle('goal.retest-due', {
      goalId,
      userId: user,
      swings: 4,
      readings: 'days-of-shots',
      dueOn: '2026-12-22',
    });
  }
  expect(await golfers.titlesOf(user)).toHaveLength(2);
  for (let times = 0; times < 2; times += 1) {
    await golfers.handle('goal.ended', { goalId, userId: user, ending: 'reached', measurement: 'hipRotationDeg' });
  }
  expect(await golfers.titlesOf(user)).toHaveLength(3);
  expect(await golfers.causesOf(user)).toEqual(
    expect.arrayContaining([`goal-start:${goalId}`, `goal-retest:${goalId}`, `goal-ended:${goalId}`]),
  );
});

it('the same events give the same notifications, in any order and however often each arrives', async () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant('exercise'), day: fc.integer({ min: 0, max: 13 }), finishes: fc.boolean() }),
    fc.record({ kind: fc.constant('swing'), mph: fc.option(fc.integer({ min: 90, max: 99 })) }),
  );
  const plan = fc
    .array(event, { minLength: 1, maxLength: 10 })
    .chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events.keys(), ...events.keys()], { minLength: 2 * events.length }),
      ),
    );
  await fc.assert(
    fc.asyncProperty(plan, async ([events, anyOrder]) => {
      const notified = [];
      for (const order of [[...events.keys()], anyOrder]) {
        const user = await golfers.register();
        const ids = new Map<number, Awaited<ReturnType<NotifiedGolfers['uploadSwing']>>>();
        for (const [at, one] of events.entries()) {
          if (!('mph' in one)) continue;
          const uploadedAt = new Date(Date.UTC(2026, 10, 1, 0, at));
          ids.set(at, await golfers.uploadSwing(user, { clubSpeedMph: one.mph, uploadedAt }));
        }
        const handle = (at: number) => {
          const one = events[at];
          const id = ids.get(at);
          if (id) return golfers.handle('swing.analyzed', analyzed(user, id));
          if (!one || !('day' in one)) throw new Error('no such event');
          const day = new Date(Date.UTC(2026, 10, 15 + one.day)).toISOString().slice(0, 10);
          return golfers.handle('exercise.completed', completion(user, day, { finishesWorkout: one.finishes }));
        };
        await Promise.all(order.map(handle));
        const names = new Map([...ids].map(([at, id]) => [id as string, `swing ${at}`]));
        const causes = (await golfers.causesOf(user)).map((cause) =>
          cause.replace(/[0-9a-f-]{36}$/, (id) => names.get(id) ?? id),
        );
        notified.push(causes.toSorted());
      }
      expect(notified[1]).toEqual(notified[0]);
    }),
    { numRuns: 15 },
  );
});
