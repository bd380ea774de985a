// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type Confirmation,
  choosePlan,
  openSubscribe,
  type PaymentServer,
  pay,
  plansAsked,
  startPaymentServer,
} from '../../../../test/fixtures/open-subscribe.tsx';
import { refusal } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { storePayment } from '../stored-payment.ts';

let server: PaymentServer;
beforeEach(() => {
  server = startPaymentServer();
});

test.each([
  ['pi_1_secret_2', 'Payment Successful'],
  ['seti_1_secret_2', 'Payment Setup Successful'],
])('paying with %s shows the welcome, notifies the server and opens the next screen', async (clientSecret, title) => {
  storePayment({ clientSecret, plan: 'annual' });
  await openSubscribe();
  await pay();
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByText('Welcome to Premium!')).toBeDefined();
  expect(server.calls.at(-1)).toEqual({
    path: '/api/update-subscription-status',
    body: { subscriptionActive: true },
  });
  expect(screen.getByText('the success')).toBeDefined();
});

test('a connection that comes back during the payment does not replace the card form', async () => {
  let answer: (answer: Confirmation) => void = () => {};
  server.confirm = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await openSubscribe();
  await choosePlan();
  await pay();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await advance(0.1);
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDefined();
  expect([plansAsked(server).length, server.mounted.length]).toEqual([1, 1]);
  answer({});
  await advance(0.1);
  expect(screen.getByText('the success')).toBeDefined();
});

test('a failed notification of the server does not stop the golfer', async () => {
  server.answers['/api/update-subscription-status'] = refusal(503, 'payment-provider-unavailable', 'Away.');
  await openSubscribe();
  await choosePlan();
  await pay();
  expect(screen.getByText('the success')).toBeDefined();
});

test.each<[string, string, () => Promise<Confirmation>, string, string]>([
  ['a decline', 'pi_1_secret_2', async () => ({ error: { message: 'No.' } }), 'Payment Failed', 'No.'],
  ['a refused setup', 'seti_1_secret_2', async () => ({ error: { message: 'No.' } }), 'Payment Setup Failed', 'No.'],
  [
    ...(['a broken script', 'pi_1_secret_2', () => Promise.reject(new Error('x')), 'Payment Error'] as const),
    'An unexpected error occurred. Please try again.',
  ],
])('%s shows a toast, and the golfer can try again', async (_, clientSecret, answer, title, text) => {
  storePayment({ clientSecret, plan: 'annual' });
  server.confirm = answer;
  await openSubscribe();
  await pay();
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(server.calls.some(({ path }) => path === '/api/update-subscription-status')).toBe(false);

  server.confirm = async () => ({});
  await pay();
  expect(screen.getByText('the success')).toBeDefined();
});
