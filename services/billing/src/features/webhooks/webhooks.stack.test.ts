import { randomUUID } from 'node:crypto';
import { userIdSchema } from '@trueswing/contracts';
import { testPaymentKeys } from '@trueswing/testkit';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { internalHeaders, openBilling, type TestBilling } from '../../../test/open-billing.ts';
import { handleUserDeleted } from '../deletion/user-deleted.consumer.ts';
import { noteCharge } from '../payment-notes/note-charge.ts';
import { processStripeEvents } from '../stripe-sync/process-stripe-events.ts';

const path = '/api/stripe/webhook';
const dayS = 86_400;
let billing: TestBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());
beforeEach(() => billing.rows('delete from billing.webhook_event'));

const nowS = () => Math.floor(Date.now() / 1_000);
const sign = (payload: string, { secret = testPaymentKeys.webhookSecret, timestamp = nowS() } = {}) =>
  new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp });
const post = async (body: string, signature: string): Promise<number> => {
  const headers = {
    ...internalHeaders(path),
    'content-type': 'application/octet-stream',
    'stripe-signature': signature,
  };
  const response = await fetch(billing.origin + path, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
};
const eventOf = (
  about: object = { id: 'sub_1', object: 'subscription', customer: 'cus_1' },
  id = `evt_${randomUUID()}`,
) => JSON.stringify({ id, object: 'event', type: 'customer.subscription.updated', data: { object: about } });
const stored = () => billing.rows('select id, processed_at, attempts from billing.webhook_event');

async function subscribed(): Promise<{ golfer: string; customer: string }> {
  const golfer = randomUUID();
  const { body } = await billing.call('/api/get-or-create-subscription', golfer);
  await billing.payments.confirm(body.clientSecret ?? '');
  const [row] = await billing.rows('select stripe_customer_id as id from billing.customer where user_id = $1', [
    golfer,
  ]);
  return { golfer, customer: (row as { id: string }).id };
}
const viewOf = async (golfer: string) => {
  const [row] = await billing.rows('select * from billing.entitlement where user_id = $1', [golfer]);
  return row as { is_premium: boolean; until: Date | null; payment_problem: string | null; status: string } | undefined;
};

describe('a signature', () => {
  it('of Stripe, over the bytes, is accepted', async () => {
    const body = eventOf();
    expect(await post(body, sign(body))).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('that is forged, of another body, old, with a changed time or missing is 400, and nothing is stored', async () => {
    const body = eventOf();
    for (const signature of [
      sign(body, { secret: 'whsec_of_another_account' }),
      sign(eventOf()),
      sign(`${body} `),
      sign(body, { timestamp: nowS() - 301 }),
      sign(body, { timestamp: nowS() - 3 * dayS }),
      sign(body).replace(/t=\d+/, `t=${nowS() + 1}`),
      sign(body).replace('v1=', 'v0='),
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
    const [first, second] = [sign(body, { timestamp: nowS() - 5 }), sign(body)];
    expect(await post(body, first)).toBe(200);
    expect(await post(body, first)).toBe(400);
    expect(await post(body, second)).toBe(200);
    for (const replayed of [first, second, `${first},v1=${'a'.repeat(64)}`])
      expect(await post(body, replayed)).toBe(400);
    expect(await stored()).toHaveLength(1);
  });

  it('is accepted once of fifty simultaneous calls', async () => {
    const body = eventOf();
    const signature = sign(body);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => post(body, signature)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  });

  it('of odd events is 200: they are stored and settled', async () => {
    const odd = [eventOf({ object: 'balance' }), eventOf({ id: 'x', object: 'y', customer: null })];
    for (const body of odd) expect(await post(body, sign(body))).toBe(200);
    await processStripeEvents(billing.deps);
    expect((await stored()).every(({ processed_at }) => processed_at !== null)).toBe(true);
  });
});

describe('the effect of a webhook', () => {
  it('follows the state at Stripe, not the content of the event', async () => {
    const { golfer, customer } = await subscribed();
    const claims = eventOf({ id: 'sub_x', object: 'subscription', customer, status: 'canceled' });
    await post(claims, sign(claims));
    await processStripeEvents(billing.deps);
    expect(await viewOf(golfer)).toMatchObject({ is_premium: true, status: 'active' });
    const liar = randomUUID();
    await billing.call('/api/get-or-create-subscription', liar);
    const [row] = await billing.rows('select stripe_customer_id as id from billing.customer where user_id = $1', [
      liar,
    ]);
    const lie = eventOf({
      id: 'sub_x',
      object: 'subscription',
      customer: (row as { id: string }).id,
      status: 'active',
    });
    await post(lie, sign(lie));
    await processStripeEvents(billing.deps);
    expect((await viewOf(liar))?.is_premium ?? false).toBe(false);
  });

  it('comes later if Stripe is away meanwhile, and is not lost', async () => {
    const { golfer, customer } = await subscribed();
    const body = eventOf({ id: 'sub_x', object: 'subscription', customer });
    await post(body, sign(body));
    await billing.payments.control('faults', { status: '503', call: 'GET /v1/subscriptions', times: 2 });
    await processStripeEvents(billing.deps);
    expect(await viewOf(golfer)).toBeUndefined();
    const [event] = await billing.rows('select last_error, attempts, processed_at from billing.webhook_event');
    expect(event).toMatchObject({
      last_error: expect.stringContaining('An injected fault'),
      attempts: 1,
      processed_at: null,
    });
    await billing.rows('update billing.webhook_event set next_attempt_at = now()');
    await processStripeEvents(billing.deps);
    expect(await viewOf(golfer)).toMatchObject({ is_premium: true });
    expect((await stored())[0]).toMatchObject({ attempts: 2, processed_at: expect.any(Date) });
  });

  it('is taken over if the process that claimed it has ended', async () => {
    const { golfer, customer } = await subscribed();
    const body = eventOf({ id: 'sub_x', object: 'subscription', customer });
    await post(body, sign(body));
    await billing.rows("update billing.webhook_event set attempts = 1, next_attempt_at = now() + interval '1 minute'");
    await processStripeEvents(billing.deps);
    expect(await viewOf(golfer)).toBeUndefined();
    await billing.rows("update billing.webhook_event set next_attempt_at = now() - interval '1 second'");
    await processStripeEvents(billing.deps);
    expect(await viewOf(golfer)).toMatchObject({ is_premium: true });
  });
});

describe('a refund or dispute', () => {
  it.each(['refunds', 'disputes'])('(%s) is noted for admins, once, and does not end Premium', async (control) => {
    const { golfer, customer } = await subscribed();
    const [charge] = billing.payments.charges(customer);
    await billing.payments.control(control, { charge: charge?.id });
    const type = control === 'refunds' ? 'charge.refunded' : 'charge.dispute.created';
    const event = billing.payments.state.all('event').findLast((one) => one.type === type);
    for (let times = 0; times < 2; times++) {
      const body = JSON.stringify({ ...event, id: `evt_${randomUUID()}` });
      expect(await post(body, sign(body))).toBe(200);
    }
    await processStripeEvents(billing.deps);
    const notes = await billing.rows('select * from billing.payment_note_for_admins where user_id = $1', [golfer]);
    const kind = control === 'refunds' ? 'refund' : 'dispute';
    const status = control === 'refunds' ? 'full' : 'needs_response';
    expect(notes).toMatchObject([{ kind, stripe_charge_id: charge?.id, amount_cents: 999, currency: 'usd', status }]);
    await billing.call('/api/refresh-subscription', golfer);
    expect(await viewOf(golfer)).toMatchObject({ is_premium: true });
  });

  it('does not name a golfer whose account was deleted while Stripe was called', async () => {
    const { golfer, customer } = await subscribed();
    const [charge] = billing.payments.charges(customer);
    await billing.payments.control('disputes', { charge: charge?.id });
    const { db, stripe } = billing.deps;
    const listDisputes: typeof stripe.listDisputes = async (chargeId) => {
      const payload = { userId: userIdSchema.parse(golfer), analysisIds: [] };
      const event = { id: '1', type: 'user.deleted' as const, payload, occurredAt: new Date() };
      await db.transaction().execute((tx) => handleUserDeleted(tx, event));
      return await stripe.listDisputes(chargeId);
    };
    const deps = { ...billing.deps, stripe: { ...stripe, listDisputes } };
    await db.transaction().execute((tx) => noteCharge(deps, tx, charge?.id ?? ''));
    const notes = await billing.rows('select user_id from billing.payment_note where stripe_charge_id = $1', [
      charge?.id,
    ]);
    expect(notes).toEqual([{ user_id: null }]);
  });

  it('is noted with its status: a lost dispute, a partial refund', async () => {
    const { golfer, customer } = await subscribed();
    const [charge] = billing.payments.charges(customer);
    const notesAfter = async (type: string) => {
      const event = billing.payments.state.all('event').findLast((one) => one.type === type);
      const body = JSON.stringify(event);
      expect(await post(body, sign(body))).toBe(200);
      await processStripeEvents(billing.deps);
      const sql =
        'select kind, status, amount_cents from billing.payment_note_for_admins where user_id = $1 order by id';
      return billing.rows(sql, [golfer]);
    };
    await billing.payments.control('disputes', { charge: charge?.id });
    const dispute = { kind: 'dispute', amount_cents: 999 };
    expect(await notesAfter('charge.dispute.created')).toEqual([{ ...dispute, status: 'needs_response' }]);
    await billing.payments.control('disputes/close', { charge: charge?.id, status: 'lost' });
    expect(await notesAfter('charge.dispute.closed')).toEqual([{ ...dispute, status: 'lost' }]);
    await billing.payments.control('refunds', { charge: charge?.id, amount: 500 });
    expect(await notesAfter('charge.refunded')).toEqual([
      { ...dispute, status: 'lost' },
      { kind: 'refund', amount_cents: 500, status: 'partial' },
    ]);
  });
});
