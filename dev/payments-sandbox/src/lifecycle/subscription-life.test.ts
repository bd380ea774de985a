import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { card, findSubscription, type OpenSandbox, openSandbox, startSubscription } from '../../test/open-sandbox.ts';

let open: OpenSandbox;
beforeEach(async () => {
  open = await openSandbox();
});
afterEach(() => open.remove());

const day = 86_400;
const types = async () => (await open.stripe.events.list({ limit: 100 })).data.map(({ type }) => type).reverse();
const statusOf = async (id: string) => (await findSubscription(open, id)).status;
const endOf = async (id: string) => (await findSubscription(open, id)).items.data[0]?.current_period_end ?? 0;

const invoicesOf = (id: string) => open.sandbox.state.all('invoice').filter(({ customer }) => customer === id);

async function subscribed(number = '4242424242424242', lookupKey?: string) {
  const started = await startSubscription(open, lookupKey);
  const confirmed = await open.browse('confirm', { client_secret: started.secret, ...card(number) });
  return { ...started, confirmed };
}

describe('a subscription with the real SDK', () => {
  it('waits for its payment, becomes active, renews, fails, goes through dunning and ends', async () => {
    const { customer, subscription, secret } = await startSubscription(open);
    expect(subscription.status).toBe('incomplete');
    expect(secret).toMatch(/^pi_.+_secret_.+/);
    expect(subscription.items.data[0]?.price).toMatchObject({ unit_amount: 999, recurring: { interval: 'month' } });

    const paid = await open.browse('confirm', { client_secret: secret, ...card('4242 4242 4242 4242') });
    expect(paid.paymentIntent?.status).toBe('succeeded');
    expect(await statusOf(subscription.id)).toBe('active');
    const firstEnd = await endOf(subscription.id);

    await open.control('clock', { to: firstEnd + day });
    expect(await statusOf(subscription.id)).toBe('active');
    const secondEnd = await endOf(subscription.id);
    expect(secondEnd).toBeGreaterThan(firstEnd + 27 * day);
    expect(invoicesOf(customer.id).map(({ status }) => status)).toEqual(['paid', 'paid']);

    await open.control('cards', { customer: customer.id, number: '4000000000000341' });
    await open.control('clock', { to: secondEnd + 7200 });
    expect(await statusOf(subscription.id)).toBe('past_due');
    await open.control('clock', { advanceSeconds: 14 * day });
    expect(await statusOf(subscription.id)).toBe('past_due');
    await open.control('clock', { advanceSeconds: 2 * day });
    const ended = await findSubscription(open, subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    const all = await types();
    expect(all.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(all.slice(0, 3)).toEqual(['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated']);
    expect(all.at(-1)).toBe('customer.subscription.deleted');
  });

  it('ends with its period if it is canceled, and continues if the cancellation is removed', async () => {
    const { subscription } = await subscribed();
    const end = await endOf(subscription.id);
    const change = (cancelAtPeriodEnd: boolean) =>
      open.control('subscriptions', { subscription: subscription.id, cancelAtPeriodEnd });
    await change(true);
    expect(await findSubscription(open, subscription.id)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: end,
    });
    await change(false);
    await open.control('clock', { to: end + day });
    expect(await statusOf(subscription.id)).toBe('active');
    await change(true);
    await open.control('clock', { to: (await endOf(subscription.id)) - 1 });
    expect(await statusOf(subscription.id)).toBe('active');
    await open.control('clock', { advanceSeconds: 2 });
    expect(await statusOf(subscription.id)).toBe('canceled');
  });

  it('expires after 23 hours without a payment, and cannot be paid after that', async () => {
    const { subscription, secret } = await startSubscription(open);
    await open.control('clock', { to: subscription.created + 23 * 3600 - 1 });
    expect(await statusOf(subscription.id)).toBe('incomplete');
    await open.control('clock', { advanceSeconds: 2 });
    expect(await statusOf(subscription.id)).toBe('incomplete_expired');
    const late = await open.browse('confirm', { client_secret: secret, ...card('4242424242424242') });
    expect(late.error?.code).toBe('payment_intent_unexpected_state');
  });

  it('switches to the annual plan, which is charged immediately', async () => {
    const { subscription } = await subscribed();
    const [annual] = (await open.stripe.prices.list({ lookup_keys: ['trueswing_annual'] })).data;
    await open.control('subscriptions', { subscription: subscription.id, price: annual?.id ?? '' });
    const changed = await findSubscription(open, subscription.id, ['latest_invoice']);
    expect(changed.items.data[0]?.price.lookup_key).toBe('trueswing_annual');
    expect(changed.latest_invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_update',
      amount_due: 9999,
    });
    expect((changed.items.data[0]?.current_period_end ?? 0) - changed.created).toBeGreaterThan(360 * day);
  });

  it('saves a card for a trial and charges it afterwards', async () => {
    const customer = await open.stripe.customers.create({});
    const trial = await open.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_sandbox_monthly' }],
      trial_period_days: 7,
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['pending_setup_intent', 'latest_invoice.confirmation_secret'],
    });
    const setup = trial.pending_setup_intent;
    if (!setup || typeof setup === 'string') throw new Error('not expanded');
    expect(setup.client_secret).toMatch(/^seti_.+_secret_/);
    const confirmed = await open.browse('confirm', {
      client_secret: setup.client_secret ?? '',
      ...card('4242424242424242'),
    });
    expect(confirmed.setupIntent?.status).toBe('succeeded');
    await open.control('clock', { advanceSeconds: 8 * day });
    expect(await statusOf(trial.id)).toBe('active');
    expect(invoicesOf(customer.id).map(({ amount_paid }) => amount_paid)).toEqual([0, 999]);
  });
});

describe('cards', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000341', 'card_declined', 'generic_decline'],
    ['4242424242424241', 'incorrect_number', undefined],
  ])('%s is declined: %s %s; another card still pays', async (number, code, declineCode) => {
    const { subscription, secret, confirmed } = await subscribed(number);
    expect([confirmed.error?.code, confirmed.error?.decline_code]).toEqual([code, declineCode]);
    expect(await statusOf(subscription.id)).toBe('incomplete');
    await open.browse('confirm', { client_secret: secret, ...card('4242424242424242') });
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('asks for authentication: a failure declines, a success pays and is valid for renewals', async () => {
    const { subscription, secret, confirmed } = await subscribed('4000002500003155');
    expect(confirmed.paymentIntent?.status).toBe('requires_action');
    const refused = await open.browse('authenticate', { client_secret: secret, outcome: 'fail' });
    expect(refused.error?.code).toBe('payment_intent_authentication_failure');
    await open.browse('confirm', { client_secret: secret, ...card('4000002500003155') });
    await open.browse('authenticate', { client_secret: secret, outcome: 'complete' });
    expect(await statusOf(subscription.id)).toBe('active');
    await open.control('clock', { to: (await endOf(subscription.id)) + 7200 });
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('asks at each renewal if the card always needs authentication', async () => {
    const { subscription, secret } = await subscribed('4000002760003184');
    await open.browse('authenticate', { client_secret: secret, outcome: 'complete' });
    await open.control('clock', { to: (await endOf(subscription.id)) + 7200 });
    expect(await statusOf(subscription.id)).toBe('past_due');
    expect(await types()).toContain('invoice.payment_action_required');
    const due = await findSubscription(open, subscription.id, ['latest_invoice.confirmation_secret']);
    const invoice = due.latest_invoice;
    if (!invoice || typeof invoice === 'string') throw new Error('not expanded');
    await open.browse('authenticate', {
      client_secret: invoice.confirmation_secret?.client_secret ?? '',
      outcome: 'complete',
    });
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('is charged once, even if the payment is confirmed again', async () => {
    const { customer, secret } = await subscribed();
    const again = await open.browse('confirm', { client_secret: secret, ...card('4242424242424242') });
    expect(again.error).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    });
    expect(
      open.sandbox.state.all('charge').filter((charge) => charge.customer === customer.id && charge.paid),
    ).toHaveLength(1);
  });
});
