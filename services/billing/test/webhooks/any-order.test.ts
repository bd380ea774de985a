import { type Draw, drawFrom, isLongProof, proofSeed } from '@trueswing/testkit';
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

/** Shuffles the events, some of them two or three times. */
const shuffleWithDuplicates = <T>(events: readonly T[], draw: Draw): T[] =>
  draw.shuffle(events.flatMap((event) => Array.from({ length: 1 + draw.below(3) }, () => event)));

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

  for (let permutation = 1; permutation <= permutations; permutation++) {
    const seed = proofSeed() * 1_000 + permutation;
    const draw = drawFrom(seed);
    await billing.rows('truncate billing.webhook_event, billing.payment_note, billing.subscription');
    let signature = 0;
    for (const event of shuffleWithDuplicates(events, draw)) {
      await insertStripeEvent(billing.deps.db, event, String(signature++));
      if (draw.chance(0.15)) await claimStripeEvents(billing.deps);
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
  const draw = drawFrom(proofSeed());
  const processing = setInterval(() => void claimStripeEvents(billing.deps).catch(() => undefined), 20);
  const golfers = await Promise.all(
    Array.from({ length: subscriptions }, async () => {
      const golfer = await subscribedGolfer(billing, draw.chance(0.5) ? 'monthly' : 'annual');
      for (let step = 0; step < 4; step++) {
        await golfer.change({ cancelAtPeriodEnd: draw.chance(0.5) });
      }
      if (draw.chance(0.3)) await golfer.change({ endsNow: true });
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
