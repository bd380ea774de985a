import type { EventPayload } from '@trueswing/contracts';
import { currentRequest, withRequest } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../test/deferred.ts';
import { handlersOf } from '../test/handlers-of.ts';
import { openOutbox, silent, type TestOutbox } from '../test/open-outbox.ts';
import { analyzedPayload, deliveryWhen, publishAnalyzed } from '../test/swing-events.ts';
import type { PublishedEvent } from './event-handlers.ts';
import type { OutboxTables } from './outbox.tables.ts';
import { publish } from './publish.ts';
import { startConsumer } from './start-consumer.ts';

let outbox: TestOutbox;
let db: ReturnType<TestOutbox['as']>;
beforeAll(async () => {
  outbox = await openOutbox();
});
beforeEach(async () => {
  db = outbox.as('gamification');
  await outbox.as('events').deleteFrom('events.event').execute();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => outbox.close());

type Analyzed = PublishedEvent<'swing.analyzed'>;
type Handler = (tx: Transaction<OutboxTables>, event: Analyzed) => Promise<void>;

const start = (handler: Handler, options: Partial<Parameters<typeof startConsumer>[0]> = {}) =>
  startConsumer<'gamification', OutboxTables>({
    db: outbox.as('gamification'),
    logger: silent,
    pollMs: 20,
    leaseMs: 2_000,
    retryMs: 20,
    ...options,
    consumer: 'gamification',
    handlers: handlersOf('gamification', { 'swing.analyzed': handler }),
  });

const isProcessed = (delivery: { processed_at: Date | null }) => delivery.processed_at !== null;
const isDead = (delivery: { dead_at: Date | null }) => delivery.dead_at !== null;

test('a handler receives the event as it was published', async () => {
  const payload: EventPayload<'swing.analyzed'> = analyzedPayload();
  const received: Analyzed[] = [];
  const consumer = start(async (_tx, event) => void received.push(event));
  const id = await db.transaction().execute((tx) => publish(tx, { type: 'swing.analyzed', payload }));
  await deliveryWhen(db, id, isProcessed);
  await consumer.stop();
  expect(received).toEqual([{ id, type: 'swing.analyzed', payload, occurredAt: expect.any(Date) }]);
});

test('an event carries the request and the trace that caused it to its handler, and to what that publishes', async () => {
  const request = { requestId: 'c0ffeec0ffee', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const requests: object[] = [];
  const consumer = start(async (tx) => {
    requests.push(currentRequest());
    await publish(tx, { type: 'swing.deleted', payload: analyzedPayload() });
  });
  for (const cause of [request, {}])
    await deliveryWhen(db, await withRequest(cause, () => publishAnalyzed(db)), isProcessed);
  await consumer.stop();
  expect(requests).toEqual([request, {}]);
  const caused = db
    .selectFrom('events.event')
    .select(['request_id', 'traceparent'])
    .where('type', '=', 'swing.deleted');
  expect(await caused.orderBy('occurred_at').execute()).toEqual([
    { request_id: request.requestId, traceparent: request.traceparent },
    { request_id: null, traceparent: null },
  ]);
});

test('competing consumers handle each event once', async () => {
  const handled: string[] = [];
  const ids = await Promise.all(Array.from({ length: 150 }, () => publishAnalyzed(db)));
  const racers = [0, 1, 2].map(() => start(async (_tx, event) => void handled.push(event.id), { concurrency: 4 }));
  await Promise.all(ids.map((id) => deliveryWhen(db, id, isProcessed)));
  await Promise.all(racers.map((racer) => racer.stop()));
  expect(handled.toSorted()).toEqual(ids.toSorted());
});

test('a poison event becomes a dead letter with its cause and blocks no other event', async () => {
  const poison = await publishAnalyzed(db);
  const consumer = start(
    async (_tx, event) => {
      if (event.id === poison) throw new Error('bad swing');
    },
    { maxAttempts: 3, concurrency: 1 },
  );
  const others = await Promise.all([publishAnalyzed(db), publishAnalyzed(db)]);
  for (const id of others) expect(await deliveryWhen(db, id, isProcessed)).toMatchObject({ attempts: 1 });
  const dead = await deliveryWhen(db, poison, isDead);
  await consumer.stop();
  expect(dead).toMatchObject({ attempts: 3, processed_at: null, last_error: 'Error: bad swing' });
});

test('what a failing handler wrote is rolled back, and written once when it succeeds', async () => {
  let attempts = 0;
  const consumer = start(async (tx) => {
    await publish(tx, { type: 'swing.deleted', payload: analyzedPayload() });
    attempts += 1;
    if (attempts < 3) throw new Error('not yet');
  });
  const id = await publishAnalyzed(db);
  expect(await deliveryWhen(db, id, isProcessed)).toMatchObject({ attempts: 3 });
  await consumer.stop();
  const followUps = await db.selectFrom('events.event').select('id').where('type', '=', 'swing.deleted').execute();
  expect(followUps).toHaveLength(1);
});

test('a stuck handler is canceled with its transaction, while other events are handled', async () => {
  let calls = 0;
  const stuck = await publishAnalyzed(db);
  const lateWrite = deferred<unknown>();
  const consumer = start(
    async (tx, event) => {
      if (event.id !== stuck) return;
      calls += 1;
      if (calls > 1) return;
      // It continues long after its lease: what it writes then must not be stored.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await publish(tx, { type: 'swing.deleted', payload: analyzedPayload() }).then(
        lateWrite.resolve,
        lateWrite.reject,
      );
    },
    { leaseMs: 300, concurrency: 2 },
  );
  const other = await publishAnalyzed(db);
  expect(await deliveryWhen(db, other, isProcessed)).toMatchObject({ attempts: 1 });
  expect(await deliveryWhen(db, stuck, isProcessed)).toMatchObject({ attempts: expect.any(Number) });
  await expect(lateWrite.promise).rejects.toThrow();
  await consumer.stop();
  expect(await db.selectFrom('events.event').select('id').where('type', '=', 'swing.deleted').execute()).toEqual([]);
});

test('stop waits for the running handler, and claims no more events', async () => {
  const started = deferred();
  const mayEnd = deferred();
  const consumer = start(
    async () => {
      started.resolve();
      await mayEnd.promise;
    },
    { concurrency: 1 },
  );
  const running = await publishAnalyzed(db);
  await started.promise;
  let hasStopped = false;
  const stopped = consumer.stop().then(() => {
    hasStopped = true;
  });
  const waiting = await publishAnalyzed(db);
  expect(hasStopped).toBe(false);
  mayEnd.resolve();
  await stopped;
  expect(await deliveryWhen(db, running, () => true)).toMatchObject({ processed_at: expect.any(Date) });
  expect(await deliveryWhen(db, waiting, () => true)).toMatchObject({ processed_at: null, attempts: 0 });
});

test('a delivery whose last attempt ended with its process becomes a dead letter', async () => {
  const id = await publishAnalyzed(db);
  await db.updateTable('events.delivery').set({ attempts: 3 }).where('event_id', '=', id).execute();
  const consumer = start(async () => undefined, { maxAttempts: 3 });
  const dead = await deliveryWhen(db, id, isDead);
  await consumer.stop();
  expect(dead).toMatchObject({ attempts: 3, last_error: 'the process ended during the attempt' });
});

test('such a delivery becomes a dead letter also while other events are handled', async () => {
  const going = deferred();
  const consumer = start(() => going.promise, { concurrency: 2, leaseMs: 30_000, maxAttempts: 3 });
  const long = await publishAnalyzed(db);
  await deliveryWhen(db, long, ({ attempts }) => attempts === 1);
  const lost = await db.transaction().execute(async (tx) => {
    const id = await publish(tx, { type: 'swing.analyzed', payload: analyzedPayload() });
    await tx.updateTable('events.delivery').set({ attempts: 3 }).where('event_id', '=', id).execute();
    return id;
  });
  await deliveryWhen(db, lost, isDead);
  going.resolve();
  await consumer.stop();
});

test('such a delivery becomes a dead letter also after the wall clock went back', async () => {
  const consumer = start(async () => undefined, { maxAttempts: 3 });
  await deliveryWhen(db, await publishAnalyzed(db), isProcessed);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  const lost = await db.transaction().execute(async (tx) => {
    const id = await publish(tx, { type: 'swing.analyzed', payload: analyzedPayload() });
    await tx.updateTable('events.delivery').set({ attempts: 3 }).where('event_id', '=', id).execute();
    return id;
  });
  await deliveryWhen(db, lost, isDead);
  await consumer.stop();
});

test('an event of a newer build waits, and becomes a dead letter in the end', async () => {
  const id = '11111111-1111-4111-8111-111111111111';
  await db.insertInto('events.event').values({ id, type: 'swing.praised', payload: '{}' }).execute();
  await db.insertInto('events.delivery').values({ event_id: id, consumer: 'gamification' }).execute();
  const consumer = start(async () => undefined, { maxAttempts: 2 });
  const dead = await deliveryWhen(db, id, isDead);
  await consumer.stop();
  expect(dead.last_error).toContain('no handler for swing.praised');
});

test('a wake-up wakes the consumer long before its poll', async () => {
  const listening = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity where query = 'listen outbox' and usename = current_user
      and datname = current_database()`.execute(db);
    return rows.length > 0;
  };
  const handled = deferred<number>();
  const consumer = start(async () => handled.resolve(Date.now()), {
    pollMs: 60_000,
    wakeUpUrl: outbox.urlOf('gamification'),
  });
  await expect.poll(listening, { timeout: 5_000 }).toBe(true);
  const publishedAt = Date.now();
  await publishAnalyzed(db);
  expect((await handled.promise) - publishedAt).toBeLessThan(5_000);
  await consumer.stop();
});
