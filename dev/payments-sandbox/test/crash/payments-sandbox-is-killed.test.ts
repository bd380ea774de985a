import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPaymentsSandbox, startPaymentsSandbox } from '@trueswing/local-stack';
import fc from 'fast-check';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';

const keys = { secretKey: 'sk_test_sandbox_1', publishableKey: 'pk_test_sandbox_1', webhookSecret: 'whsec_1' };
const rounds = 4;
const customersPerRound = 20;

let folder: string;
let running: RunningPaymentsSandbox;
let stripe: Stripe;
const start = (wantedPorts: readonly number[] = []) =>
  startPaymentsSandbox({ dataFolder: folder, logFolder: folder, keys, wantedPorts });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'payments-sandbox-killed-'));
  running = await start();
  stripe = new Stripe(keys.secretKey, {
    host: '127.0.0.1',
    port: running.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
});
afterEach(async () => {
  await running.process.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Golfer {
  name: string;
  /** The id that was answered before the kill. */
  subscription?: string;
}

/** Creates a customer and a paid subscription. Every step is idempotent, so the function can be called again. */
async function subscribe(golfer: Golfer): Promise<string> {
  const customer = await stripe.customers.create(
    { metadata: { name: golfer.name } },
    { idempotencyKey: `customer-${golfer.name}` },
  );
  const subscription = await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: 'price_sandbox_monthly' }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    },
    { idempotencyKey: `subscription-${golfer.name}` },
  );
  golfer.subscription = subscription.id;
  const invoice = subscription.latest_invoice;
  const secret = invoice && typeof invoice !== 'string' ? invoice.confirmation_secret?.client_secret : undefined;
  const answer = await fetch(`${running.apiBase}/sandbox/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: keys.publishableKey,
      client_secret: secret ?? '',
      number: '4242424242424242',
      expiry: '12 / 40',
      cvc: '123',
    }),
  });
  await answer.text();
  return subscription.id;
}

it('loses nothing that it has answered and charges no one twice when it is killed at any moment', async () => {
  const golfers: Golfer[] = [];
  let interrupted = 0;
  /** Number of answers after which the sandbox is killed, by round. */
  const killsAfter = fc.sample(fc.nat(customersPerRound - 2), rounds);
  for (const [round, killAfter] of killsAfter.entries()) {
    const newcomers = Array.from({ length: customersPerRound }, (_, place) => ({ name: `${round}-${place}` }));
    golfers.push(...newcomers);
    let answered = 0;
    let reach: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const attempts = newcomers.map(async (golfer) => {
      await subscribe(golfer);
      answered += 1;
      if (answered > killAfter) reach();
    });
    const settled = Promise.allSettled(attempts);
    await reached;
    await running.process.kill();
    interrupted += (await settled).filter(({ status }) => status === 'rejected').length;

    running = await start([running.port]);
    for (const golfer of golfers) {
      const before = golfer.subscription;
      const now = await subscribe(golfer);
      if (before) expect(now).toBe(before);
    }
  }
  expect(interrupted).toBeGreaterThan(0);

  const subscriptions = await stripe.subscriptions
    .list({ status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  expect(subscriptions.map(({ id }) => id).sort()).toEqual(golfers.map(({ subscription }) => subscription).sort());
  expect(new Set(subscriptions.map(({ status }) => status))).toEqual(new Set(['active']));
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const paid = events.filter((event) => event.type === 'invoice.paid');
  expect(paid.map(({ data }) => data.object.amount_paid)).toEqual(golfers.map(() => 999));
});
