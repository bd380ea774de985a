import { expect, it } from 'vitest';
import { startSubscription } from '../open-sandbox.ts';
import { cardFrame, openCardForm, payAgain, payWithCard, resultOf, statusOf, waitForTitle } from './open-card-form.ts';

const form = openCardForm();

it('pays by keyboard on a 390 px screen, shows the sandbox banner, and violates no policy', async () => {
  const { subscription, secret } = await startSubscription(form.sandbox);
  await payWithCard(form, '4242424242424242', secret);
  expect(await resultOf(form)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  expect(await statusOf(form, subscription.id)).toBe('active');
  expect(await cardFrame(form).getByText('Payments sandbox – no real money').isVisible()).toBe(true);
  expect(await cardFrame(form).getByLabel('Expiry (MM / YY)').inputValue()).toBe('12 / 40');
  for (const label of ['Card number', 'Expiry (MM / YY)', 'Security code']) {
    const box = await cardFrame(form).getByLabel(label).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
  const changes = (await form.page.evaluate('window.observed.changes')) as { complete: boolean; empty: boolean }[];
  expect([changes[0]?.complete, changes.at(-1)?.complete]).toEqual([false, true]);
  expect(form.problems).toEqual([]);
});

it('shows a declined card in the form and returns the error; the next card pays', async () => {
  const { subscription, secret } = await startSubscription(form.sandbox);
  await payWithCard(form, '4000000000009995', secret);
  expect(await resultOf(form)).toMatchObject({
    error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
  });
  expect(await cardFrame(form).getByRole('alert').textContent()).toBe('Your card has insufficient funds.');
  await payAgain(form, '4242424242424242');
  expect(await statusOf(form, subscription.id)).toBe('active');
});

it('saves a card for the secret of a setup intent', async () => {
  const { id } = await form.sandbox.stripe.customers.create();
  const trial = await form.sandbox.stripe.subscriptions.create({
    customer: id,
    items: [{ price: 'price_sandbox_monthly' }],
    trial_period_days: 3,
    payment_behavior: 'default_incomplete',
    expand: ['pending_setup_intent'],
  });
  const setup = trial.pending_setup_intent;
  await payWithCard(form, '4242424242424242', setup && typeof setup !== 'string' ? (setup.client_secret ?? '') : '');
  expect(await resultOf(form)).toMatchObject({ setupIntent: { status: 'succeeded' } });
});

it('redirects to return_url unless redirect is if_required', async () => {
  const { secret } = await startSubscription(form.sandbox);
  await payWithCard(form, '4242424242424242', secret, '&redirect=always');
  await form.page.waitForURL(/\/back\?/);
  expect(new URL(form.page.url()).searchParams.get('redirect_status')).toBe('succeeded');
});

it('reports a secret that is already paid immediately', async () => {
  const { secret } = await startSubscription(form.sandbox);
  await payWithCard(form, '4242424242424242', secret);
  await resultOf(form);
  await form.page.reload();
  await waitForTitle(form, 'load error: This payment is succeeded already.');
});

it('the hosted pages work in a browser: checkout returns to the web client, the portal fits a phone', async () => {
  const { id } = await form.sandbox.stripe.customers.create();
  const session = await form.sandbox.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: id,
    line_items: [{ price: 'price_sandbox_monthly', quantity: 1 }],
    success_url: `${form.host.origin}/back?session_id={CHECKOUT_SESSION_ID}`,
  });
  await form.page.goto(session.url ?? '');
  await form.page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await form.page.getByLabel('Expiry').fill('12/40');
  await form.page.getByLabel('Security code').fill('123');
  await form.page.getByRole('button', { name: 'Subscribe' }).click();
  await form.page.waitForURL(`${form.host.origin}/back?session_id=${session.id}`);
  const portal = await form.sandbox.stripe.billingPortal.sessions.create({
    customer: id,
    return_url: `${form.host.origin}/back`,
  });
  await form.page.goto(portal.url);
  await form.page.getByRole('button', { name: 'Cancel subscription' }).click();
  await form.page.getByText(/^Cancels on /).waitFor();
  expect(await form.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await form.page.getByRole('link', { name: 'Return to TrueSwing' }).click();
  await form.page.waitForURL(`${form.host.origin}/back`);
  expect(form.problems).toEqual([]);
});
