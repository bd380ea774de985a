import { createLogger, type Database, openDatabase } from '@trueswing/service-kit';
import { TcpFaultProxy } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutboxTables } from '../../src/outbox.tables.ts';
import { type RunningConsumer, startConsumer } from '../../src/start-consumer.ts';
import { handlersOf } from '../handlers-of.ts';
import { openOutbox, silent, type TestOutbox } from '../open-outbox.ts';
import { deliveryWhen, publishAnalyzed } from '../swing-events.ts';

let outbox: TestOutbox;
let proxy: TcpFaultProxy;
let pool: Database<OutboxTables>;
let consumer: RunningConsumer;
let handled: string[];

beforeEach(async () => {
  outbox = await openOutbox();
  proxy = await TcpFaultProxy.start(outbox.urlOf('gamification'));
  const url = proxy.url(outbox.urlOf('gamification'));
  pool = openDatabase<OutboxTables>({ url, logger: silent, maxConnections: 5, statementTimeoutMs: 1_000 });
  handled = [];
  consumer = startConsumer({
    db: pool.db,
    consumer: 'gamification',
    wakeUpUrl: url,
    logger: createLogger({ service: 'test', level: 'silent' }),
    pollMs: 50,
    leaseMs: 1_000,
    retryMs: 50,
    handlers: handlersOf<'gamification', OutboxTables>('gamification', {
      'swing.analyzed': async (_tx, event) => void handled.push(event.id),
    }),
  });
});
afterEach(async () => {
  await consumer.stop();
  await pool.close();
  await proxy.stop();
  await outbox.close();
});

/** Publishes over a direct connection and waits for the effect. */
async function publishAndWait(): Promise<void> {
  const direct = outbox.as('gamification');
  const id = await publishAnalyzed(direct);
  await deliveryWhen(direct, id, ({ processed_at }) => processed_at !== null);
}

for (const fault of ['cut', 'halfOpen'] as const) {
  test(`after a link that was ${fault} the consumer recovers by itself, and handles each event once`, async () => {
    await publishAndWait();
    proxy[fault]();
    const direct = outbox.as('gamification');
    const during = await Promise.all([publishAnalyzed(direct), publishAnalyzed(direct)]);
    // Long enough for the consumer's polls to fail; on a half-open connection they end with their timeout.
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    for (const id of during) expect(await deliveryWhen(direct, id, () => true)).toMatchObject({ processed_at: null });
    proxy.restore();
    for (const id of during) await deliveryWhen(direct, id, ({ processed_at }) => processed_at !== null);
    await publishAndWait();
    expect(handled).toHaveLength(4);
  });
}

test('a slow link only delays', async () => {
  proxy.slow(100);
  await publishAndWait();
  expect(handled).toHaveLength(1);
});
