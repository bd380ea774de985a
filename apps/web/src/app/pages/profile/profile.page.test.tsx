// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { PaymentProblem, SubscriptionSummary } from '@trueswing/contracts';
import { beforeEach, expect, test } from 'vitest';
import { fill, press } from '../../../../test/fixtures/form.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import {
  clientConfig,
  refusal,
  refusalOf,
  type ScriptedServer,
  scriptServer,
} from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { readStoredPayment } from '../../../features/billing/stored-payment.ts';
import ProfilePage from './profile.page.tsx';

const subscription: SubscriptionSummary = {
  plan: 'annual',
  status: 'active',
  periodEnd: '2027-11-21T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  paymentProblem: null,
};
const ownPath = `/api/users/${golferWith().id}`;
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/client-config'] = clientConfig({
    payments: { mode: 'live', publishableKey: 'pk', scriptUrl: 'https://x.test/' },
  });
});

const open = (path = '/profile') =>
  openScreens(path, { '/profile': <ProfilePage />, '/subscribe': <p>the card form</p> });
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('saving shows the new profile and a toast', async () => {
  await open();
  server.answers[ownPath] = () => Response.json(golferWith({ city: 'Dallas' }));
  await press('Edit');
  fill('City', 'Dallas');
  await press('Save');
  expect(server.posts.at(-1)).toEqual({ path: ownPath, body: { city: 'Dallas' } });
  expect(screen.getByText('Profile Updated')).toBeDefined();
  expect(screen.queryByText(/Your reports use it/)).toBeNull();
  expect(fact('City')).toBe('Dallas');
});

test('the points lead to how they work', async () => {
  server.user = golferWith({ totalPoints: 1240, monthlyPoints: 84 });
  await open();
  expect([fact('Total'), fact('This month')]).toEqual(['1,240', '84']);
  expect(screen.getByRole('link', { name: 'How Points Work' }).getAttribute('href')).toBe('/how-points-work');
});

test('the link of a report opens the form at the height, which is saved in centimeters', async () => {
  await open('/profile#height');
  server.answers[ownPath] = () => Response.json(golferWith({ heightCm: 180.3 }));
  expect(document.activeElement).toBe(screen.getByLabelText('Feet'));
  fill('Feet', '5');
  fill('Inches', '11');
  await press('Save');
  expect(server.posts.at(-1)).toEqual({ path: ownPath, body: { heightCm: 180.3 } });
  expect(fact('Height')).toBe('5′11″');
  expect(screen.getByText('Your profile has been saved. Your reports use it from now on.')).toBeDefined();
});

test('a removed height, or a unit without one, does not promise anything about reports', async () => {
  server.user = golferWith({ heightCm: 180.3 });
  await open('/profile#height');
  server.answers[ownPath] = () => Response.json(golferWith());
  fill('Feet', '');
  fill('Inches', '');
  await press('Save');
  expect(server.posts.at(-1)).toEqual({ path: ownPath, body: { heightCm: null } });
  expect(screen.getByText('Your profile has been saved. You can change it again at any time.')).toBeDefined();
  await press('Edit');
  fireEvent.click(screen.getByLabelText('Centimeters'));
  await press('Save');
  expect(server.posts.at(-1)?.body).toEqual({ lengthUnit: 'cm' });
  expect(screen.queryByText(/Your reports use it/)).toBeNull();
});

test('the switch takes the golfer off the leaderboard', async () => {
  await open();
  server.answers[ownPath] = () => Response.json(golferWith({ isListed: false }));
  await press('Edit');
  const isListed = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show me on the leaderboard' });
  expect(isListed().checked).toBe(true);
  fireEvent.click(isListed());
  expect(isListed().checked).toBe(false);
  await press('Save');
  expect(server.posts.at(-1)).toEqual({ path: ownPath, body: { isListed: false } });
});

test('a refused change shows a toast and stays in the form; Cancel discards it', async () => {
  server.answers[ownPath] = refusal(500, 'internal-error', 'Something went wrong on our side.');
  await open();
  await press('Edit');
  fill('City', 'Dallas');
  await press('Save');
  expect(screen.getByText('Update Failed')).toBeDefined();
  expect(screen.getByText('Failed to update profile. Please try again.')).toBeDefined();
  await press('Cancel');
  expect(fact('City')).toBe('Austin');
});

test('an incomplete profile asks to be completed', async () => {
  server.user = golferWith({ handicap: null });
  await open();
  expect(screen.getByRole('button', { name: 'Complete Profile' })).toBeDefined();
});

test('the free plan offers Premium; the card form receives the started payment', async () => {
  server.answers['/api/get-or-create-subscription'] = () =>
    Response.json({ clientSecret: 'pi_1_secret_2', plan: 'monthly' });
  await open();
  expect(fact('Status')).toBe('Free');
  expect(screen.queryByRole('button', { name: 'Manage Subscription' })).toBeNull();
  fireEvent.click(screen.getByLabelText('Monthly $9.99/month'));
  await press('Upgrade to Premium');
  expect(server.calls.at(-1)?.body).toEqual({ plan: 'monthly' });
  expect(readStoredPayment()).toEqual({ clientSecret: 'pi_1_secret_2', plan: 'monthly' });
  expect(screen.getByText('the card form')).toBeDefined();
});

test.each<[string, () => Response, string]>([
  ['an error', () => new Response('', { status: 500 }), 'HTTP error! status: 500'],
  ['no address', () => Response.json({}), 'No checkout URL received from server'],
  ['a sentence', refusal(503, 'payments-unavailable', 'Not here.'), 'Not here.'],
])('a checkout call that answers with %s', async (_, answer, text) => {
  server.answers['/api/create-checkout-session'] = answer;
  await open();
  await press('Pay on the Checkout Page');
  expect(screen.getByText('Subscription Error')).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});

test.each([
  ['Upgrade to Premium', '/api/get-or-create-subscription'],
  ['Pay on the Checkout Page', '/api/create-checkout-session'],
])('%s of a golfer who has paid on another device shows the plan and the way to manage it', async (button, path) => {
  await open();
  server.answers[path] = refusalOf('already-premium');
  server.user = golferWith({ isPremium: true, subscription });
  await press(button);
  expect(screen.getByText('Subscription Error')).toBeDefined();
  expect(fact('Status')).toBe('Premium');
  expect(screen.getByRole('button', { name: 'Manage Subscription' })).toBeDefined();
});

test('a payment that is open since another device has tried leads to it', async () => {
  await open();
  server.answers['/api/get-or-create-subscription'] = refusalOf('payment-open');
  server.user = golferWith({ subscription: { ...subscription, status: 'past_due', paymentProblem: 'past-due' } });
  await press('Upgrade to Premium');
  expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Manage Subscription' })).toBeDefined();
});

test('a subscription that is gone leaves the way to a new one', async () => {
  server.user = golferWith({ isPremium: true, subscription });
  await open();
  server.answers['/api/create-customer-portal'] = refusalOf('nothing-to-manage');
  server.user = golferWith();
  await press('Manage Subscription');
  expect(screen.getByText('Portal Error')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Upgrade to Premium' })).toBeDefined();
});

test('the way to pay is open again after "Back" from the checkout page', async () => {
  server.answers['/api/create-checkout-session'] = () => Response.json({ url: `${window.location.href}#checkout` });
  await open();
  await press('Pay on the Checkout Page');
  const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay on the Checkout Page' });
  expect(pay().disabled).toBe(true);
  // The browser shows the page as it was left.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await advance(0.1);
  expect(pay().disabled).toBe(false);
});

test('Premium shows its plan and when it renews or ends', async () => {
  server.user = golferWith({ isPremium: true, subscription });
  await open();
  expect([fact('Status'), fact('Plan'), fact('Renews')]).toEqual([
    'Premium',
    'Annual, $99.99/year',
    'November 21, 2027',
  ]);
  expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).toBeNull();
  cleanup();
  server.user = golferWith({ isPremium: true, subscription: { ...subscription, cancelAtPeriodEnd: true } });
  await open();
  expect(fact('Premium ends')).toBe('November 21, 2027');
});

test('Premium that is set to end on another day than its period shows that day', async () => {
  server.user = golferWith({
    isPremium: true,
    subscriptionEndDate: '2027-02-01T12:00:00.000Z',
    subscription: { ...subscription, cancelAtPeriodEnd: true },
  });
  await open();
  expect(fact('Premium ends')).toBe('February 1, 2027');
});

test.each<[PaymentProblem, boolean, string, string, RegExp]>([
  ['past-due', true, 'Payment past due', 'Update Card', /You keep Premium for a few days\.$/],
  ['past-due', false, 'Payment past due', 'Update Card', /Premium pauses until it is paid\.$/],
  ['unpaid', false, 'Payment unpaid', 'Pay Open Invoice', /Premium has ended/],
])('%s (Premium: %s) shows what to do next', async (paymentProblem, isPremium, title, step, sentence) => {
  server.user = golferWith({ isPremium, subscription: { ...subscription, status: 'past_due', paymentProblem } });
  server.answers['/api/create-customer-portal'] = refusal(500, 'internal-error', 'Something went wrong on our side.');
  await open();
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).toBeNull();
  await press(step);
  expect(screen.getByText('Portal Error')).toBeDefined();
  expect(screen.getByText('Failed to open customer portal')).toBeDefined();
});

test('a payment that needs bank authentication leads to the card form', async () => {
  const summary = { ...subscription, status: 'past_due', paymentProblem: 'action-required' as const };
  server.user = golferWith({ isPremium: true, subscription: summary });
  await open();
  expect(screen.getByRole('heading', { name: 'Action required' })).toBeDefined();
  expect(screen.getByText(/^Your bank wants you to confirm the last payment\./)).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Confirm Payment' }));
  await advance(0.1);
  expect(screen.getByText('the card form')).toBeDefined();
});

test('refreshing shows the answer of the payment provider, or that it failed', async () => {
  server.answers['/api/refresh-subscription'] = () => Response.json({ message: 'You have Premium.', isPremium: true });
  await open();
  server.user = golferWith({ isPremium: true, subscription });
  await press('Refresh Status');
  expect(screen.getByText('Subscription Refreshed')).toBeDefined();
  expect(screen.getByText('You have Premium.')).toBeDefined();
  expect(fact('Status')).toBe('Premium');
  server.answers['/api/refresh-subscription'] = refusalOf('payment-provider-unavailable');
  await press('Refresh Status');
  expect(screen.getByText('Refresh Failed')).toBeDefined();
  const sentence = 'We cannot reach the payment service right now. Please try again in a minute.';
  expect(screen.getByText(sentence)).toBeDefined();
});
