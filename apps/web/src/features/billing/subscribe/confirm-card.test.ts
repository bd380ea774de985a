import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import { confirmCard, intentIdOf } from './confirm-card.ts';

interface Answer {
  paymentIntent?: { status: string };
  setupIntent?: { status: string };
  error?: { message?: string; payment_intent?: { status: string }; setup_intent?: { status: string } };
}

const elements = {} as StripeElements;
const returnUrl = 'https://trueswing.example/payment-success';
const refused = (message?: string): Answer => ({ error: { ...(message !== undefined && { message }) } });

/** Stripe.js with these answers; records the calls. */
function stripeWith(answers: { payment?: Answer; setup?: Answer }) {
  const calls: string[] = [];
  const answer = (name: 'payment' | 'setup') => async (options: object) => {
    calls.push(name);
    expect(options).toEqual({ elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' });
    return answers[name] ?? {};
  };
  const stripe = { confirmPayment: answer('payment'), confirmSetup: answer('setup') } as unknown as Stripe;
  return { calls, stripe };
}

test.each([
  ['pi_1_secret_2', ['payment'], 'payment'],
  ['seti_1_secret_2', ['setup'], 'setup'],
] as const)('%s is confirmed once, by the call for its kind', async (secret, expectedCalls, kind) => {
  const { stripe, calls } = stripeWith({});
  expect(await confirmCard(stripe, secret, elements, returnUrl)).toEqual({ kind, refusal: null, isOnItsWay: false });
  expect(calls).toEqual(expectedCalls);
});

test('a payment that turns out to be a setup is confirmed as one', async () => {
  const { stripe, calls } = stripeWith({ payment: refused('This is a SetupIntent.') });
  expect(await confirmCard(stripe, 'pi_1_secret_2', elements, returnUrl)).toEqual({
    kind: 'setup',
    refusal: null,
    isOnItsWay: false,
  });
  expect(calls).toEqual(['payment', 'setup']);
});

test.each([
  ['pi_1_secret_2', refused('Your card was declined.'), 'payment', 'Your card was declined.'],
  ['pi_1_secret_2', refused(), 'payment', 'Something went wrong with the payment'],
  ['seti_1_secret_2', refused('Your card has expired.'), 'setup', 'Your card has expired.'],
  ['seti_1_secret_2', refused(), 'setup', 'Failed to set up payment method'],
] as const)('%s refused with %j', async (secret, answer, kind, refusal) => {
  const { stripe } = stripeWith({ payment: answer, setup: answer });
  expect(await confirmCard(stripe, secret, elements, returnUrl)).toEqual({ kind, refusal });
});

test.each([
  ['pi_1_secret_2', { payment_intent: { status: 'succeeded' } }, 'payment'],
  ['seti_1_secret_2', { setup_intent: { status: 'succeeded' } }, 'setup'],
] as const)('%s that an earlier attempt has confirmed counts as a success', async (secret, intent, kind) => {
  const answer: Answer = { error: { message: 'You cannot confirm this: it has succeeded.', ...intent } };
  const { stripe } = stripeWith({ payment: answer, setup: answer });
  expect(await confirmCard(stripe, secret, elements, returnUrl)).toEqual({ kind, refusal: null, isOnItsWay: false });
});

test.each([
  ['pi_1_secret_2', 'processing', true],
  ['pi_1_secret_2', 'succeeded', false],
  ['seti_1_secret_2', 'processing', true],
] as const)('whether the payment of %s, which is %s, has to arrive yet', async (secret, status, isOnItsWay) => {
  const { stripe } = stripeWith({ payment: { paymentIntent: { status } }, setup: { setupIntent: { status } } });
  expect(await confirmCard(stripe, secret, elements, returnUrl)).toMatchObject({ refusal: null, isOnItsWay });
});

test('a payment that an earlier attempt has sent is on its way', async () => {
  const message = 'You cannot confirm this: it is processing.';
  const { stripe } = stripeWith({ payment: { error: { message, payment_intent: { status: 'processing' } } } });
  expect(await confirmCard(stripe, 'pi_1_secret_2', elements, returnUrl)).toMatchObject({
    refusal: null,
    isOnItsWay: true,
  });
});

test('a secret contains the id of its intent', () => {
  expect(intentIdOf('pi_1_secret_2')).toBe('pi_1');
  expect(intentIdOf('seti_1_secret_2')).toBe('seti_1');
});
