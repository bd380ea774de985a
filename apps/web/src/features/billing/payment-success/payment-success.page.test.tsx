// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import PaymentSuccessPage from './payment-success.page.tsx';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/refresh-subscription'] = () => Response.json({ message: 'No payment yet.', isPremium: false });
});

const open = (path: string) => openScreens(path, { '/payment-success': <PaymentSuccessPage /> });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('without a session it shows an error and links to the profile', async () => {
  await open('/payment-success');
  expect(screen.getByRole('alert').textContent).toBe(
    'Payment session not found. Please check your profile to verify subscription status.',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Payment');
  expect(links()).toEqual([['Go to Profile', '/profile']]);
  await advance(40);
  expect(server.calls).toEqual([]);
});

test.each([
  ['a payment', 'session_id=pi_1&payment_intent=pi_1'],
  ['a setup', 'session_id=seti_1&setup_intent=seti_1'],
])("%s that failed on a bank's page leads back to the card form, and is not awaited", async (_, intent) => {
  await open(`/payment-success?${intent}&redirect_status=failed`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment Failed');
  expect(screen.getByRole('alert').textContent).toBe(
    'Your payment did not go through. Please try again, with this card or another one.',
  );
  expect(links()).toEqual([
    ['Try Again', '/subscribe'],
    ['Go to Profile', '/profile'],
  ]);
  await advance(40);
  expect(server.calls).toEqual([]);
});

test('checks after 2 s, asks the payment provider, polls every 3 s, and welcomes as soon as Premium is active', async () => {
  await open('/payment-success?session_id=cs_1');
  expect(screen.getByRole('heading').textContent).toBe('Processing Your Subscription');
  await advance(1.8);
  expect(server.calls).toEqual([]);
  await advance(0.2);
  expect(server.calls.map(({ path }) => path)).toContain('/api/refresh-subscription');
  server.user = golferWith({ isPremium: true });
  await advance(2.5);
  expect(screen.getByRole('heading').textContent).toBe('Processing Your Subscription');
  await advance(0.7);
  expect(screen.getByRole('heading').textContent).toBe('Welcome to Premium!');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
  expect(links()).toEqual([
    ['Upload Swing Video', '/upload'],
    ['Go to Profile', '/profile'],
  ]);
});

test('polls ten times, and shows a payment that arrives after the spinner', async () => {
  let checks = 0;
  server.answers['/api/auth/user'] = () => {
    checks += 1;
    return Response.json(server.user);
  };
  await open('/payment-success?session_id=cs_1');
  await advance(4);
  const before = checks;
  await advance(27);
  expect(checks - before).toBe(9);
  expect(screen.getByRole('button', { name: 'Check Again' })).toBeDefined();
  server.user = golferWith({ isPremium: true });
  await advance(2);
  expect(screen.getByRole('heading').textContent).toBe('Welcome to Premium!');
  await advance(30);
  const last = checks;
  await advance(30);
  expect(checks).toBe(last);
});

test('stops the spinner after 30 s; another check then finds Premium', async () => {
  await open('/payment-success?session_id=cs_1');
  await advance(29.5);
  expect(screen.queryByRole('button', { name: 'Check Again' })).toBeNull();
  await advance(0.5);
  const again = screen.getByRole('button', { name: 'Check Again' });

  server.answers['/api/subscription/upgrade'] = () => Response.json({ message: 'Not yet.', isPremium: false });
  fireEvent.click(again);
  await advance(0.1);
  expect(screen.getByText('Upgrade Failed')).toBeDefined();
  expect(screen.getByText('Please try again later.')).toBeDefined();

  server.answers['/api/subscription/upgrade'] = () => Response.json({ message: 'Yes.', isPremium: true });
  server.user = golferWith({ isPremium: true });
  fireEvent.click(again);
  await advance(0.1);
  expect(screen.getByText('Subscription Upgraded!')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Welcome to Premium!' })).toBeDefined();
  const upgrades = server.calls.filter(({ path }) => path === '/api/subscription/upgrade');
  expect(upgrades.map(({ body }) => body)).toEqual([{ userId: golferWith().id }, { userId: golferWith().id }]);
});
