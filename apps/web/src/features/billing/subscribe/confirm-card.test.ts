import { expect, test } from 'vitest';
import { confirmCard, intentIdOf } from './confirm-card.ts';
import type { ConfirmResult, PaymentElements } from './payment-script.types.ts';

const elements = {} as PaymentElements;
const returnUrl = 'https://trueswing.example/payment-success';
const refused = (message?: string): ConfirmResult => ({ error: { ...(message !== undefined && { message }) } });

/** The provider's script with these answers; remembers what it was asked. */
function scriptWith(answers: { payment?: ConfirmResult; setup?: ConfirmResult }) {
  const asked: string[] = [];
  const answer = (name: 'payment' | 'setup') => async (options: object) => {
    asked.push(name);
    expect(options).toEqual({ elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' });
    return answers[name] ?? {};
  };
  return { asked, confirmPayment: answer('payment'), confirmSetup: answer('setup') };
}

test.each([
  ['pi_1_secret_2', ['payment'], 'payment'],
  ['seti_1_secret_2', ['setup'], 'setup'],
] as const)('%s is confirmed once, as what it is', async (secret, asked, kind) => {
  const script = scriptWith({});
  expect(await confirmCard(script, secret, elements, returnUrl)).toEqual({ kind, refusal: null });
  expect(script.asked).toEqual(asked);
});

test('a payment that turns out to be a setup is confirmed as one', async () => {
  const script = scriptWith({ payment: refused('This is a SetupIntent.') });
  expect(await confirmCard(script, 'pi_1_secret_2', elements, returnUrl)).toEqual({ kind: 'setup', refusal: null });
  expect(script.asked).toEqual(['payment', 'setup']);
});

test.each([
  ['pi_1_secret_2', refused('Your card was declined.'), 'payment', 'Your card was declined.'],
  ['pi_1_secret_2', refused(), 'payment', 'Something went wrong with the payment'],
  ['seti_1_secret_2', refused('Your card has expired.'), 'setup', 'Your card has expired.'],
  ['seti_1_secret_2', refused(), 'setup', 'Failed to set up payment method'],
] as const)('%s refused with %j', async (secret, answer, kind, refusal) => {
  const script = scriptWith({ payment: answer, setup: answer });
  expect(await confirmCard(script, secret, elements, returnUrl)).toEqual({ kind, refusal });
});

test.each([
  ['pi_1_secret_2', { payment_intent: { status: 'succeeded' } }, 'payment'],
  ['seti_1_secret_2', { setup_intent: { status: 'succeeded' } }, 'setup'],
] as const)('%s that an earlier try has paid, unheard, is done', async (secret, about, kind) => {
  const answer: ConfirmResult = { error: { message: 'You cannot confirm this: it has succeeded.', ...about } };
  const script = scriptWith({ payment: answer, setup: answer });
  expect(await confirmCard(script, secret, elements, returnUrl)).toEqual({ kind, refusal: null });
});

test('a secret names its intent', () => {
  expect(intentIdOf('pi_1_secret_2')).toBe('pi_1');
  expect(intentIdOf('seti_1_secret_2')).toBe('seti_1');
});
