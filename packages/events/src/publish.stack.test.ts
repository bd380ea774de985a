import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOutbox, type TestOutbox } from '../test/open-outbox.ts';
import { analyzedPayload, publishAnalyzed } from '../test/swing-events.ts';
import { deliveryMetrics } from './delivery-metrics.ts';
import { publish } from './publish.ts';

let outbox: TestOutbox;
beforeAll(async () => {
  outbox = await openOutbox();
});
afterAll(() => outbox.close());

const countEvents = async () => (await outbox.as('gateway').selectFrom('events.event').select('id').execute()).length;

test('a transaction that rolls back publishes nothing', async () => {
  const before = await countEvents();
  const failing = outbox
    .as('gateway')
    .transaction()
    .execute(async (tx) => {
      await publish(tx, { type: 'swing.analyzed', payload: analyzedPayload() });
      throw new Error('changed our mind');
    });
  await expect(failing).rejects.toThrow('changed our mind');
  expect(await countEvents()).toBe(before);
});

test('a payload that does not match the catalog is rejected, and the transaction with it', async () => {
  const before = await countEvents();
  const wrong = { ...analyzedPayload(), club: 'putter' as 'driver' };
  const failing = outbox
    .as('gateway')
    .transaction()
    .execute((tx) => publish(tx, { type: 'swing.analyzed', payload: wrong }));
  await expect(failing).rejects.toThrow(/club/);
  expect(await countEvents()).toBe(before);
});

test('a key that the catalog does not define is not stored', async () => {
  const db = outbox.as('gateway');
  const extended = { ...analyzedPayload(), email: 'golfer@example.com' };
  const id = await db.transaction().execute((tx) => publish(tx, { type: 'swing.analyzed', payload: extended }));
  const { payload } = await db
    .selectFrom('events.event')
    .select('payload')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(payload).not.toHaveProperty('email');
  expect(payload).toHaveProperty('analysisId', extended.analysisId);
});

test('an event carries the moment of its publisher, or else the time of the transaction', async () => {
  const db = outbox.as('gateway');
  const occurredAt = new Date('2026-03-08T12:00:00Z');
  const momentOf = async (moment: Date | undefined) => {
    const event = { type: 'swing.analyzed', payload: analyzedPayload(), occurredAt: moment } as const;
    const id = await db.transaction().execute((tx) => publish(tx, event));
    const row = db.selectFrom('events.event').select('occurred_at').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).occurred_at;
  };
  expect(await momentOf(occurredAt)).toEqual(occurredAt);
  expect(Math.abs((await momentOf(undefined)).getTime() - Date.now())).toBeLessThan(60_000);
});

test('an event has one delivery for each consumer of the catalog', async () => {
  const db = outbox.as('analysis');
  const id = await publishAnalyzed(db);
  const deliveries = db.selectFrom('events.delivery').select('consumer').where('event_id', '=', id).orderBy('consumer');
  expect(await deliveries.execute()).toEqual([{ consumer: 'gamification' }, { consumer: 'gateway' }]);
});

test("a service cannot update another consumer's deliveries", async () => {
  const id = await publishAnalyzed(outbox.as('analysis'));
  const touch = (role: 'analysis' | 'gamification') =>
    outbox
      .as(role)
      .updateTable('events.delivery')
      .set({ processed_at: new Date() })
      .where('event_id', '=', id)
      .executeTakeFirst();
  expect((await touch('analysis')).numUpdatedRows).toBe(0n);
  expect((await touch('gamification')).numUpdatedRows).toBe(1n);
});

test('the metrics count the pending and dead deliveries of one consumer', async () => {
  const db = outbox.as('gamification');
  for (const consumer of ['gamification', 'gateway'] as const) {
    await outbox.as(consumer).updateTable('events.delivery').set({ processed_at: new Date() }).execute();
  }
  const [waiting, dead] = [await publishAnalyzed(db), await publishAnalyzed(db)];
  await db.updateTable('events.delivery').set({ dead_at: new Date() }).where('event_id', '=', dead).execute();
  const owner = outbox.as('events');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await owner.updateTable('events.event').set({ occurred_at: anHourAgo }).where('id', '=', waiting).execute();
  const read = (consumer: 'gamification' | 'gateway') =>
    Promise.all(deliveryMetrics(db, consumer).map((metric) => metric.read()));
  const [pendingCount, deadCount, lagS] = await read('gamification');
  expect([pendingCount, deadCount]).toEqual([1, 1]);
  expect(lagS).toBeCloseTo(3_600, -2);
  // For the other consumer both are pending.
  expect((await read('gateway')).slice(0, 2)).toEqual([2, 0]);
});
