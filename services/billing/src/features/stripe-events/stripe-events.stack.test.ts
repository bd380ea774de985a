import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBilling, type TestBilling } from '../../../test/open-billing.ts';
import { customerOf, registeredGolfer, subscribedGolfer } from '../../../test/sandbox-golfer.ts';
import { nowS, postWebhook, signPayload } from '../../../test/stripe-webhook.ts';
import { claimStripeEvents } from './claim.ts';
import { stripeEventMetrics } from './stripe-event-metrics.ts';

const dayS = 86_400;
let billing: TestBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());
beforeEach(() => billing.rows('delete from billing.webhook_event'));

const post = (body: string, signature: string) => postWebhook(billing, body, signature);
const eventOf = (
  about: object = { id: 'sub_1', object: 'subscription', customer: 'cus_1' },
  id = `evt_${randomUUID()}`,
) => JSON.stringify({ id, object: 'event', type: 'customer.subscription.updated', data: { object: about } });
const stored = () => billing.rows('select id, processed_at, attempts from billing.webhook_event');

describe('a signature', () => {
  it('of Stripe, over the bytes, is accepted', async () => {
    const body = eventOf();
    expect(await post(body, signPayload(body))).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('that is forged, of another body, old, with a changed time or missing is 400, and nothing is stored', async () => {
    const body = eventOf();
    for (const signature of [
      signPayload(body, { secret: 'whsec_of_another_account' }),
      signPayload(eventOf()),
      signPayload(`${body} `),
      signPayload(body, { timestamp: nowS() - 301 }),
      signPayload(body, { timestamp: nowS() - 3 * dayS }),
      signPayload(body).replace(/t=\d+/, `t=${nowS() + 1}`),
      signPayload(body).replace('v1=', 'v0='),
      `t=${nowS()},v1=${'0'.repeat(64)}`,
      'nonsense',
      '',
    ]) {
      expect([signature, await post(body, signature)]).toEqual([signature, 400]);
    }
    expect(await stored()).toEqual([]);
  });

  it('is accepted once: a replay is 400, while a retry of Stripe, which has a new signature, is 200 and changes nothing', async () => {
    const body = eventOf();
    const [first, second] = [signPayload(body, { timestamp: nowS() - 5 }), signPayload(body)];
    expect(await post(body, first)).toBe(200);
    expect(await post(body, first)).toBe(400);
    expect(await post(body, second)).toBe(200);
    for (const replayed of [first, second, `${first},v1=${'a'.repeat(64)}`])
      expect(await post(body, replayed)).toBe(400);
    expect(await stored()).toHaveLength(1);
  });

  it('is accepted once of fifty simultaneous calls', async () => {
    const body = eventOf();
    const signature = signPayload(body);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => post(body, signature)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  });

  it('of a body that is no event is 400, and nothing is stored', async () => {
    const tooLong = 'x'.repeat(300);
    const bodies = [
      'null',
      '7',
      '[]',
      '{}',
      'not JSON',
      JSON.stringify({ id: 'evt_1', type: 'invoice.paid' }),
      JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: null }),
      JSON.stringify({ id: 7, type: 'invoice.paid', data: { object: {} } }),
      JSON.stringify({ id: '', type: 'invoice.paid', data: { object: {} } }),
      JSON.stringify({ id: 'evt_1', type: ['invoice.paid'], data: { object: {} } }),
      JSON.stringify({ id: tooLong, type: 'invoice.paid', data: { object: {} } }),
      JSON.stringify({ id: 'evt_1', type: tooLong, data: { object: {} } }),
      JSON.stringify({ id: 'evt_1\0', type: 'invoice.paid', data: { object: {} } }),
      JSON.stringify({ object: 'v2.core.event', id: 'evt_1', type: 'v1.billing.meter' }),
    ];
    for (const body of bodies) expect([body, await post(body, signPayload(body))]).toEqual([body, 400]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['that is too long', `cus_${'x'.repeat(300)}`],
    ['with a zero byte', 'cus_\0'],
  ])('of an event about an id %s is 200, and the id is not stored', async (_, customer) => {
    const body = eventOf({ id: 'sub_1', object: 'subscription', customer });
    expect(await post(body, signPayload(body))).toBe(200);
    expect(await billing.rows('select stripe_customer_id from billing.webhook_event')).toEqual([
      { stripe_customer_id: null },
    ]);
  });

  it('of odd events is 200: they are stored and settled', async () => {
    const odd = [eventOf({ object: 'balance' }), eventOf({ id: 'x', object: 'y', customer: null })];
    for (const body of odd) expect(await post(body, signPayload(body))).toBe(200);
    await claimStripeEvents(billing.deps);
    expect((await stored()).every(({ processed_at }) => processed_at !== null)).toBe(true);
  });
});

describe('the effect of a webhook', () => {
  it('follows the state at Stripe, not the content of the event', async () => {
    const golfer = await subscribedGolfer(billing);
    const customer = golfer.customerId;
    const claims = eventOf({ id: 'sub_x', object: 'subscription', customer, status: 'canceled' });
    await post(claims, signPayload(claims));
    await claimStripeEvents(billing.deps);
    expect(await golfer.view()).toMatchObject({ is_premium: true, status: 'active' });
    const liar = await registeredGolfer(billing);
    await billing.call('/api/get-or-create-subscription', liar);
    const lie = eventOf({
      id: 'sub_x',
      object: 'subscription',
      customer: await customerOf(billing, liar),
      status: 'active',
    });
    await post(lie, signPayload(lie));
    await claimStripeEvents(billing.deps);
    const premium = await billing.rows('select 1 from billing.entitlement where user_id = $1 and is_premium', [liar]);
    expect(premium).toEqual([]);
  });

  it('comes later if Stripe is away meanwhile, and is not lost', async () => {
    const golfer = await subscribedGolfer(billing);
    const customer = golfer.customerId;
    const body = eventOf({ id: 'sub_x', object: 'subscription', customer });
    await post(body, signPayload(body));
    await billing.payments.control('faults', { status: '503', call: 'GET /v1/subscriptions', times: 2 });
    await claimStripeEvents(billing.deps);
    expect(await golfer.view()).toBeUndefined();
    const [event] = await billing.rows('select last_error, attempts, processed_at from billing.webhook_event');
    expect(event).toMatchObject({
      last_error: expect.stringContaining('An injected fault'),
      attempts: 1,
      processed_at: null,
    });
    await billing.rows('update billing.webhook_event set next_attempt_at = now()');
    await claimStripeEvents(billing.deps);
    expect(await golfer.view()).toMatchObject({ is_premium: true });
    expect((await stored())[0]).toMatchObject({ attempts: 2, processed_at: expect.any(Date) });
  });

  it('is taken over if the process that claimed it has ended', async () => {
    const golfer = await subscribedGolfer(billing);
    const customer = golfer.customerId;
    const body = eventOf({ id: 'sub_x', object: 'subscription', customer });
    await post(body, signPayload(body));
    await billing.rows("update billing.webhook_event set attempts = 1, next_attempt_at = now() + interval '1 minute'");
    await claimStripeEvents(billing.deps);
    expect(await golfer.view()).toBeUndefined();
    await billing.rows("update billing.webhook_event set next_attempt_at = now() - interval '1 second'");
    await claimStripeEvents(billing.deps);
    expect(await golfer.view()).toMatchObject({ is_premium: true });
  });
});

describe('after a restore of a backup from before a payment', () => {
  const eventAbout = async (customer: string) => {
    const body = eventOf({ id: 'sub_x', object: 'subscription', customer });
    await post(body, signPayload(body));
    await claimStripeEvents(billing.deps);
  };
  const restoreFromBefore = (userId: string) =>
    billing.rows('delete from billing.customer where user_id = $1', [userId]);

  it('the next event of the customer brings Premium back', async () => {
    const golfer = await subscribedGolfer(billing);
    await restoreFromBefore(golfer.userId);
    await eventAbout(golfer.customerId);
    expect(await golfer.view()).toMatchObject({ is_premium: true });
    expect(await customerOf(billing, golfer.userId)).toBe(golfer.customerId);
  });

  it('a refund is noted with its golfer', async () => {
    const golfer = await subscribedGolfer(billing);
    await restoreFromBefore(golfer.userId);
    const charge = billing.payments.charges(golfer.customerId)[0]?.id;
    await billing.payments.control('refunds', { charge });
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'charge.refunded',
      data: { object: { id: charge, object: 'charge', customer: golfer.customerId } },
    });
    await post(body, signPayload(body));
    await claimStripeEvents(billing.deps);
    const notes = await billing.rows('select user_id from billing.payment_note where stripe_charge_id = $1', [charge]);
    expect(notes).toEqual([{ user_id: golfer.userId }]);
  });

  it('a golfer whose account was deleted stays deleted', async () => {
    const golfer = await subscribedGolfer(billing);
    await restoreFromBefore(golfer.userId);
    await billing.rows('delete from gateway.account where id = $1', [golfer.userId]);
    await eventAbout(golfer.customerId);
    expect(await customerOf(billing, golfer.userId)).toBeUndefined();
    expect(await golfer.view()).toBeUndefined();
    const left = await billing.rows('select 1 from billing.webhook_event where stripe_customer_id is not null');
    expect(left).toEqual([]);
  });

  it('a golfer who has another customer by now keeps that one', async () => {
    const golfer = await subscribedGolfer(billing);
    await billing.rows("update billing.customer set stripe_customer_id = 'cus_other' where user_id = $1", [
      golfer.userId,
    ]);
    await eventAbout(golfer.customerId);
    expect(await customerOf(billing, golfer.userId)).toBe('cus_other');
  });

  it('a customer of other business, whatever it says about its user, stays unknown', async () => {
    const { state } = billing.payments;
    const golfer = await subscribedGolfer(billing);
    await restoreFromBefore(golfer.userId);
    const customer = state.get('customer', golfer.customerId);
    state.transact(0, () => state.put({ ...customer, metadata: { userId: '7' } }));
    await eventAbout(golfer.customerId);
    expect(await customerOf(billing, golfer.userId)).toBeUndefined();
    expect((await stored())[0]).toMatchObject({ processed_at: expect.any(Date) });
  });
});

describe('the events that wait', () => {
  /** Number of the events that wait, and age of the oldest. */
  const metrics = () => Promise.all(stripeEventMetrics(billing.deps).map(({ read }) => read()));

  it('do not include one that was postponed once a later read of its customer is stored', async () => {
    const golfer = await subscribedGolfer(billing);
    const body = eventOf({ id: 'sub_x', object: 'subscription', customer: golfer.customerId });
    await post(body, signPayload(body));
    await billing.payments.control('faults', { status: '503', call: 'GET /v1/subscriptions', times: 2 });
    await claimStripeEvents(billing.deps);
    await billing.rows("update billing.webhook_event set received_at = now() - interval '10 minutes'");
    expect(await metrics()).toEqual([1, expect.closeTo(600, -2)]);
    expect((await golfer.refresh()).status).toBe(200);
    expect(await stored()).toMatchObject([{ processed_at: null }]);
    expect(await metrics()).toEqual([0, 0]);
    const next = eventOf({ id: 'sub_x', object: 'subscription', customer: golfer.customerId });
    await post(next, signPayload(next));
    expect((await metrics())[0]).toBe(1);
  });

  it('include a refund, whose charge the read of a customer does not include', async () => {
    const golfer = await subscribedGolfer(billing);
    const charge = billing.payments.charges(golfer.customerId)[0]?.id;
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'charge.refunded',
      data: { object: { id: charge, object: 'charge', customer: golfer.customerId } },
    });
    await post(body, signPayload(body));
    await billing.payments.control('faults', { status: '503', call: 'GET /v1/charges/:id', times: 2 });
    await claimStripeEvents(billing.deps);
    expect((await golfer.refresh()).status).toBe(200);
    expect(await stored()).toMatchObject([{ attempts: 1, processed_at: null }]);
    expect((await metrics())[0]).toBe(1);
  });
});
