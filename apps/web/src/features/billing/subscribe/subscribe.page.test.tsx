// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { errorCatalog, userIdSchema } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import {
  beginPath,
  choosePlan,
  openSubscribe,
  type PaymentServer,
  plansAsked,
  startPaymentServer,
} from '../../../../test/fixtures/open-subscribe.tsx';
import { clientConfig, refusal } from '../../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { readStoredPayment, storePayment } from '../stored-payment.ts';

let server: PaymentServer;
beforeEach(() => {
  server = startPaymentServer();
});

test('a spinner until there is a secret, then the form and the price of each plan', async () => {
  let answer: (response: Response) => void = () => {};
  const asked = server.answers[beginPath];
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  server.answers[beginPath] = () => late as unknown as Response;
  await openSubscribe();
  // To look creates nothing at the payment provider.
  expect(plansAsked(server)).toEqual([]);
  await choosePlan();
  expect(screen.getByRole('status').textContent).toBe('Preparing your payment...');
  expect(screen.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  answer(Response.json({ clientSecret: 'pi_annual_secret_1', plan: 'annual' }));
  await advance(0.1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upgrade to Premium');
  expect(screen.getByRole('button', { name: 'Subscribe to Premium - $99.99/year' })).toBeDefined();
  expect(screen.getByText(/^Save 17% with the annual plan/)).toBeDefined();

  if (asked) server.answers[beginPath] = asked;
  fireEvent.click(screen.getByLabelText('Monthly $9.99/month'));
  await advance(0.1);
  expect(plansAsked(server)).toEqual([{ plan: 'annual' }]);
  await choosePlan();
  expect(screen.getByRole('button', { name: 'Subscribe to Premium - $9.99/month' })).toBeDefined();
  expect(plansAsked(server)).toEqual([{ plan: 'annual' }, { plan: 'monthly' }]);
  expect(server.mounted).toEqual(['pk_live_1 pi_annual_secret_1', 'pk_live_1 pi_monthly_secret_1']);
});

test('a payment that was started on another screen is paid here, and is removed from the storage', async () => {
  storePayment({ clientSecret: 'pi_stored_secret_1', plan: 'monthly' });
  await openSubscribe();
  expect(screen.getByRole('button', { name: 'Subscribe to Premium - $9.99/month' })).toBeDefined();
  expect(server.mounted).toEqual(['pk_live_1 pi_stored_secret_1']);
  expect(plansAsked(server)).toEqual([]);
  expect(readStoredPayment()).toBeNull();
});

test('a golfer who signed in in another tab does not pay the payment that the one before started', async () => {
  storePayment({ clientSecret: 'pi_stored_secret_1', plan: 'annual' });
  await openSubscribe();
  expect(server.mounted).toEqual(['pk_live_1 pi_stored_secret_1']);
  server.user = golferWith({ id: userIdSchema.parse('c0a8f9a2-5a1e-4f6b-8c3d-2b7e9d4f5a22') });
  await settle(() => window.dispatchEvent(new Event('visibilitychange')));
  await advance(0.1);
  await choosePlan();
  expect(plansAsked(server)).toEqual([{ plan: 'annual' }]);
  expect(server.mounted.at(-1)).toBe('pk_live_1 pi_annual_secret_1');
});

test('shows a note where payments are not set up', async () => {
  server.answers['/api/client-config'] = clientConfig();
  await openSubscribe();
  expect(screen.getByRole('status').textContent).toBe(errorCatalog['payments-unavailable'].message);
  expect(plansAsked(server)).toEqual([]);
});

test('follows the answer of a server that has no payments, or that already has Premium for the golfer', async () => {
  server.answers[beginPath] = refusal(503, 'payments-unavailable', 'x');
  await openSubscribe();
  await choosePlan();
  expect(screen.getByText(errorCatalog['payments-unavailable'].message)).toBeDefined();
  cleanup();
  server.answers[beginPath] = refusal(409, 'already-premium', 'x');
  await openSubscribe();
  await choosePlan();
  expect(screen.getByText(/^You have Premium already\./)).toBeDefined();
});

test('an open invoice that cannot be paid here leads to the profile', async () => {
  server.answers[beginPath] = refusal(409, 'payment-open', 'x');
  await openSubscribe();
  await choosePlan();
  expect(screen.getByRole('status').textContent).toBe(errorCatalog['payment-open'].message);
  expect(screen.getByRole('link', { name: 'Go to Profile' }).getAttribute('href')).toBe('/profile');
});

test('an open invoice of another device reloads the plan, so that the profile can lead to it', async () => {
  server.answers[beginPath] = refusal(409, 'payment-open', 'x');
  await openSubscribe();
  const [periodEnd, paymentProblem] = ['2027-11-21T12:00:00.000Z', 'past-due' as const];
  const subscription = { plan: 'monthly' as const, status: 'past_due', periodEnd, cancelAtPeriodEnd: false };
  server.user = golferWith({ subscription: { ...subscription, paymentProblem } });
  await choosePlan();
  await advance(0.1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay Your Open Invoice');
  expect(screen.getByRole('status').textContent).toBe(errorCatalog['payment-open'].message);
  expect(plansAsked(server)).toEqual([{ plan: 'annual' }]);
});

test('Premium that was paid on another device reloads the plan', async () => {
  server.answers[beginPath] = refusal(409, 'already-premium', 'x');
  await openSubscribe();
  const reload = vi.fn(() => Response.json(golferWith({ isPremium: true })));
  server.answers['/api/auth/user'] = reload;
  await choosePlan();
  await advance(0.1);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText(/^You have Premium already\./)).toBeDefined();
});

test('a Premium golfer is not asked to pay', async () => {
  server.user = golferWith({ isPremium: true });
  await openSubscribe();
  expect(screen.getByRole('link', { name: 'Go to Profile' })).toBeDefined();
  expect(plansAsked(server)).toEqual([]);
});

test('a payment that cannot be started shows the sentence, the id to report and a retry button', async () => {
  const asked = server.answers[beginPath] ?? refusal(500, 'internal-error', 'x');
  server.answers[beginPath] = refusal(500, 'internal-error', 'Something went wrong.');
  await openSubscribe();
  await choosePlan();
  expect(screen.getByText('We could not start your payment. Please try again.')).toBeDefined();
  expect(screen.getByText('r-42')).toBeDefined();
  server.answers[beginPath] = asked;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(screen.getByRole('button', { name: /^Subscribe to Premium/ })).toBeDefined();
});
