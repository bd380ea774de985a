// @vitest-environment jsdom
import type { StripeConstructor } from '@stripe/stripe-js';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { errorCatalog, type PaymentsConfig } from '@trueswing/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { clientConfig, refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { readStoredPayment, storePayment } from '../stored-payment.ts';

import SubscribePage from './subscribe.page.tsx';

const payments: PaymentsConfig = {
  ...{ mode: 'live', publishableKey: 'pk_live_1', scriptUrl: 'https://js.stripe.com/v3/' },
};
const begin = '/api/get-or-create-subscription';
let server: ScriptedServer;
interface Confirmation {
  error?: { message: string };
}
/** The payment provider's answer when the golfer pays. */
let confirm: () => Promise<Confirmation>;
let mounted: string[];

beforeEach(() => {
  server = scriptServer();
  server.answers['/api/client-config'] = clientConfig({ payments });
  server.answers[begin] = () => {
    const { plan } = z.object({ plan: z.string() }).parse(server.calls.at(-1)?.body);
    return Response.json({ clientSecret: `pi_${plan}_secret_1`, plan });
  };
  server.answers['/api/update-subscription-status'] = () => Response.json({ message: 'Yes.', isPremium: true });
  confirm = async () => ({});
  mounted = [];
  window.Stripe = fakeStripe as unknown as StripeConstructor;
});
afterEach(() => {
  delete window.Stripe;
});

/** Stripe.js with a form that is ready immediately. */
function fakeStripe(key: string) {
  return {
    elements: ({ clientSecret }: { clientSecret: string }) => ({
      create: () => ({
        mount: () => mounted.push(`${key} ${clientSecret}`),
        destroy: () => {},
        on: (name: string, listener: () => void) => name === 'ready' && listener(),
      }),
    }),
    confirmPayment: () => confirm(),
    confirmSetup: () => confirm(),
  };
}

/** What the app does when its server answers again. */
const Reload = () => {
  const queryClient = useQueryClient();
  return (
    <button type="button" onClick={() => queryClient.invalidateQueries()}>
      Reload
    </button>
  );
};

async function open(): Promise<void> {
  const subscribe = (
    <>
      <SubscribePage />
      <Reload />
    </>
  );
  await openScreens('/subscribe', { '/subscribe': subscribe, '/payment-success': <p>the success</p> });
  await advance(0.1);
}
const pay = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Subscribe to Premium/ }));
  await advance(0.1);
};
const plansAsked = () => server.calls.filter(({ path }) => path === begin).map(({ body }) => body);

test('a spinner until there is a secret, then the form and the price of each plan', async () => {
  let answer: (response: Response) => void = () => {};
  const asked = server.answers[begin];
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  server.answers[begin] = () => late as unknown as Response;
  await open();
  expect(screen.getByRole('status').textContent).toBe('Preparing your payment...');
  expect(screen.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  answer(Response.json({ clientSecret: 'pi_annual_secret_1', plan: 'annual' }));
  await advance(0.1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upgrade to Premium');
  expect(screen.getByRole('button', { name: 'Subscribe to Premium - $99.99/year' })).toBeDefined();
  expect(screen.getByText(/^Save 17% with the annual plan/)).toBeDefined();

  if (asked) server.answers[begin] = asked;
  fireEvent.click(screen.getByLabelText('Monthly $9.99/month'));
  await advance(0.1);
  expect(screen.getByRole('button', { name: 'Subscribe to Premium - $9.99/month' })).toBeDefined();
  expect(plansAsked()).toEqual([{ plan: 'annual' }, { plan: 'monthly' }]);
  expect(mounted).toEqual(['pk_live_1 pi_annual_secret_1', 'pk_live_1 pi_monthly_secret_1']);
});

test('a payment that was started on another screen is paid here, and is removed from the storage', async () => {
  storePayment({ clientSecret: 'pi_stored_secret_1', plan: 'monthly' });
  await open();
  expect(screen.getByRole('button', { name: 'Subscribe to Premium - $9.99/month' })).toBeDefined();
  expect(mounted).toEqual(['pk_live_1 pi_stored_secret_1']);
  expect(plansAsked()).toEqual([]);
  expect(readStoredPayment()).toBeNull();
});

test.each([
  ['pi_1_secret_2', 'Payment Successful'],
  ['seti_1_secret_2', 'Payment Setup Successful'],
])('paying with %s shows the welcome, notifies the server and opens the next screen', async (clientSecret, title) => {
  storePayment({ clientSecret, plan: 'annual' });
  await open();
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
  confirm = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await open();
  await pay();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await advance(0.1);
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDefined();
  expect([plansAsked().length, mounted.length]).toEqual([1, 1]);
  answer({});
  await advance(0.1);
  expect(screen.getByText('the success')).toBeDefined();
});

test('a failed notification of the server does not stop the golfer', async () => {
  server.answers['/api/update-subscription-status'] = refusal(503, 'payment-provider-unavailable', 'Away.');
  await open();
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
  confirm = answer;
  await open();
  await pay();
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(server.calls.some(({ path }) => path === '/api/update-subscription-status')).toBe(false);

  confirm = async () => ({});
  await pay();
  expect(screen.getByText('the success')).toBeDefined();
});

test('shows a note where payments are not set up', async () => {
  server.answers['/api/client-config'] = clientConfig();
  await open();
  expect(screen.getByRole('status').textContent).toBe(errorCatalog['payments-unavailable'].message);
  expect(plansAsked()).toEqual([]);
});

test('follows the answer of a server that has no payments, or that already has Premium for the golfer', async () => {
  server.answers[begin] = refusal(503, 'payments-unavailable', 'x');
  await open();
  expect(screen.getByText(errorCatalog['payments-unavailable'].message)).toBeDefined();
  cleanup();
  server.answers[begin] = refusal(409, 'already-premium', 'x');
  await open();
  expect(screen.getByText(/^You have Premium already\./)).toBeDefined();
});

test('an open invoice that cannot be paid here leads to the profile', async () => {
  server.answers[begin] = refusal(409, 'payment-open', 'x');
  await open();
  expect(screen.getByRole('status').textContent).toBe(errorCatalog['payment-open'].message);
  expect(screen.getByRole('link', { name: 'Go to Profile' }).getAttribute('href')).toBe('/profile');
});

test('a Premium golfer is not asked to pay', async () => {
  server.user = golferWith({ isPremium: true });
  await open();
  expect(screen.getByRole('link', { name: 'Go to Profile' })).toBeDefined();
  expect(plansAsked()).toEqual([]);
});

test('a payment that cannot be started shows the sentence, the id to report and a retry button', async () => {
  const asked = server.answers[begin] ?? refusal(500, 'internal-error', 'x');
  server.answers[begin] = refusal(500, 'internal-error', 'Something went wrong.');
  await open();
  expect(screen.getByText('We could not start your payment. Please try again.')).toBeDefined();
  expect(screen.getByText('r-42')).toBeDefined();
  server.answers[begin] = asked;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(screen.getByRole('button', { name: /^Subscribe to Premium/ })).toBeDefined();
});
