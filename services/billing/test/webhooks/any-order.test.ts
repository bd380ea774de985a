import { isLongProof } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimStripeEvents } from '../../src/features/stripe-events/claim.ts';
import { readStripeEventIds } from '../../src/features/stripe-events/receive.ts';
import { insertStripeEvent } from '../../src/features/stripe-events/stripe-events.repository.ts';
import { openBilling, type TestBilling } from '../open-billing.ts';
import { daySeconds, subscribedGolfer } from '../sandbox-golfer.ts';

/**
 * Without a database, the domain compares a thousand orders of the facts in decide-entitlement.test.ts, and simulates a thousand
 * of events and reads in order-reads.test.ts.
 */
const [permutations, subscriptions] = isLongProof() ? [50, 25] : [15, 12];

let billing: TestBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

/** mulberry32: the same seed gives the same order. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shuffles the events, some of them two or three times. */
function shuffleWithDuplicates<T>(events: readonly T[], next: () => number): T[] {
  const all = events.flatMap((event) => Array.from({ length: 1 + Math.floor(next() * 3) }, () => event));
  return all
    .map((event) => ({ event, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ event }) => event);
}

const stateOf = (userId: string) => billing.rows('select * from billing.entitlement where user_id = $1', [userId]);

it(`${permutations} orders of a subscription's events, with repetitions, end in the same state`, async () => {
  const golfer = await subscribedGolfer(billing, 'monthly');
  await billing.payments.control('clock', { advanceSeconds: 32 * daySeconds });
  await golfer.change({ cancelAtPeriodEnd: true });
  await golfer.change({ cancelAtPeriodEnd: false });
  await billing.payments.control('refunds', { charge: billing.payments.charges(golfer.customerId)[0]?.id });
  await golfer.change({ cancelAtPeriodEnd: true });
  const events = billing.payments.state.all('event').map((event) => readStripeEventIds(event));
  expect(events.length).toBeGreaterThanOrEqual(7);
  await golfer.refresh();
  const expected = await stateOf(golfer.userId);
  expect(expected).toMatchObject([{ is_premium: true, plan: 'monthly', cancel_at_period_end: true }]);

  for (let seed = 1; seed <= permutations; seed++) {
    const next = random(seed);
    await billing.rows('truncate billing.webhook_event, billing.payment_note, billing.subscription');
    let signature = 0;
    for (const event of shuffleWithDuplicates(events, next)) {
      await insertStripeEvent(billing.deps.db, event, String(signature++));
      if (next() < 0.15) await claimStripeEvents(billing.deps);
    }
    await Promise.all([claimStripeEvents(billing.deps), claimStripeEvents(billing.deps)]);
    expect([seed, await stateOf(golfer.userId)]).toEqual([seed, expected]);
    expect([seed, await golfer.stored()]).toMatchObject([seed, { isPremium: true, isEnding: true }]);
    expect(await billing.rows('select 1 from billing.payment_note')).toHaveLength(1);
    expect(await billing.rows('select 1 from billing.webhook_event where processed_at is null')).toEqual([]);
  }
});

it(`${subscriptions} subscriptions whose events come shuffled and twice while they change end in the state at Stripe`, async () => {
  await billing.payments.control('webhooks', { url: billing.webhookUrl, shuffle: true, duplicates: 1 });
  const next = random(7);
  const processing = setInterval(() => void claimStripeEvents(billing.deps).catch(() => undefined), 20);
  const golfers = await Promise.all(
    Array.from({ length: subscriptions }, async () => {
      const golfer = await subscribedGolfer(billing, next() < 0.5 ? 'monthly' : 'annual');
      for (let step = 0; step < 4; step++) {
        await golfer.change({ cancelAtPeriodEnd: next() < 0.5 });
      }
      if (next() < 0.3) await golfer.change({ endsNow: true });
      return golfer;
    }),
  );
  for (const golfer of golfers) {
    const { status, cancel_at_period_end } = billing.payments.state.get('subscription', golfer.subscriptionId);
    const isPremium = status === 'active';
    await expect
      .poll(() => golfer.view(), { timeout: 30_000 })
      .toMatchObject({ status, is_premium: isPremium, cancel_at_period_end: isPremium && cancel_at_period_end });
    expect(await golfer.stored()).toMatchObject({ isPremium, isEnding: isPremium && cancel_at_period_end });
  }
  clearInterval(processing);
});
