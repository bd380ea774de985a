import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  ChaosProcess,
  createTestDatabase,
  drawFrom,
  isLongProof,
  openTestPayments,
  proofSeed,
  type TestDatabase,
  type TestPayments,
} from '@trueswing/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleScript } from '../../../../packages/events/test/bundle-script.ts';
import { type Answer, billingEnv, callBilling, relayWebhooks } from '../open-billing.ts';
import { registeredGolfer } from '../sandbox-golfer.ts';

const golferCount = isLongProof() ? 40 : 20;
const chaosMs = isLongProof() ? 30_000 : 15_000;
const fewestKills = 8;
const draw = drawFrom(proofSeed());

let database: TestDatabase;
let payments: TestPayments;
let admin: pg.Pool;
let folder: string;
let service: ChaosProcess;
let origin: string;
let webhook: Awaited<ReturnType<typeof relayWebhooks>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'billing-crash-'));
  [database, payments] = await Promise.all([createTestDatabase(), openTestPayments({ webhookBackoffMs: 200 })]);
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  admin.on('error', () => undefined);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = billingEnv(database.url('billing'), payments.origin, { LOG_LEVEL: 'info', PORT: port });
  const texts = Object.entries(env).map(([name, value]) => [name, value === undefined ? '' : String(value)]);
  const entry = await bundleScript(new URL('../../src/main.ts', import.meta.url), folder);
  service = new ChaosProcess({ entry, env: Object.fromEntries(texts) });
  webhook = await relayWebhooks(() => origin);
  await payments.control('webhooks', { url: webhook.url, duplicates: 1, shuffle: true });
});
afterAll(async () => {
  await service.end();
  await webhook.close();
  await payments.close();
  await admin.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Repeats the call until there is an answer, as an impatient golfer does. */
async function callUntilAnswered(path: string, userId: string, body: object): Promise<Answer> {
  for (;;) {
    const answer = await callBilling(origin, path, userId, body).catch(() => null);
    if (answer && answer.status < 500) return answer;
    await delay(draw.between(20, 200));
  }
}

/** Pays in a random way, with double clicks and changes of mind, and pays again after a failure. */
async function pay(userId: string): Promise<void> {
  const plan = draw.chance(1 / 2) ? 'monthly' : 'annual';
  for (;;) {
    if (draw.chance(1 / 3)) {
      const [{ body }] = await Promise.all([
        callUntilAnswered('/api/create-checkout-session', userId, { plan }),
        callUntilAnswered('/api/create-checkout-session', userId, { plan }),
      ]);
      if (body.code === 'already-premium') return;
      if (body.url && (await payments.payCheckout(body.url)) === 303) return;
    } else {
      const [{ body }] = await Promise.all([
        callUntilAnswered('/api/get-or-create-subscription', userId, { plan }),
        ...(draw.chance(1 / 2) ? [callUntilAnswered('/api/get-or-create-subscription', userId, {})] : []),
      ]);
      if (body.code === 'already-premium') return;
      if (body.clientSecret && (await payments.confirm(body.clientSecret)).paymentIntent?.status === 'succeeded')
        return;
    }
  }
}

it('kill -9 at any moment under load loses nothing and charges no golfer twice', async () => {
  await service.untilOutput(/"msg":"started"/);
  let kills = 0;
  const rows = async (text: string, values: unknown[] = []) => (await admin.query(text, values)).rows;
  const golfers = await Promise.all(Array.from({ length: golferCount }, () => registeredGolfer({ rows })));
  const endsAt = Date.now() + chaosMs;
  const load = Promise.all(
    golfers.map(async (golfer, place) => {
      // Spread over the test, so that golfers pay at any time.
      await delay((place / golferCount) * (chaosMs - 5_000));
      await pay(golfer);
    }),
  );
  while (Date.now() < endsAt || kills < fewestKills) {
    await delay(draw.between(300, 2_000));
    await service.restart();
    kills += 1;
  }
  await load;
  // What a killed process had claimed is due again when its lease is over; the test does not wait for that.
  await admin.query('update billing.webhook_event set next_attempt_at = now() where processed_at is null');

  const unsettled = async () => {
    const { rows } = await admin.query(
      `select (select count(*)::int from billing.webhook_event where processed_at is null) as waiting,
        (select count(*)::int from billing.entitlement where is_premium) as premium`,
    );
    return {
      ...rows[0],
      undelivered: payments.state.all('sandbox.delivery').filter((one) => !one.deliveredAtMs).length,
    };
  };
  await expect
    .poll(unsettled, { timeout: 120_000, interval: 500 })
    .toEqual({ waiting: 0, premium: golferCount, undelivered: 0 });

  const { state } = payments;
  for (const golfer of golfers) {
    const customers = state.all('customer').filter((one) => !one.deleted && one.metadata.userId === golfer);
    const own = customers.map(({ id }) => id);
    const live = state
      .all('subscription')
      .filter(({ customer, status }) => own.includes(customer) && status === 'active');
    const charges = state.all('charge').filter(({ customer, paid }) => own.includes(customer) && paid);
    expect([golfer, own.length, live.length, charges.length]).toEqual([golfer, 1, 1, 1]);
  }
  const { rows: kept } = await admin.query('select id from billing.webhook_event');
  expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(state.all('event').map(({ id }) => id)));
  console.info(`${kills} kills, ${golferCount} golfers paid once each, ${kept.length} events kept`);
});
