// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { PushState } from '@trueswing/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeBrowserPush, stubBrowserPush } from '../../../../test/fixtures/browser-push.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { done, refusalOf, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { endSession } from '../../../shared/session/end-session.ts';
import { makeQueryClient } from '../../../shared/session/query-client.ts';
import { PushCard } from './push-card.tsx';

const publicKey = 'B'.repeat(87);
let server: ScriptedServer;
let state: PushState;
beforeEach(() => {
  server = scriptServer();
  state = { publicKey, types: null };
  server.answers['/api/push'] = () => Response.json(state);
  server.answers['/api/push/subscription'] = done;
});
afterEach(removeBrowserPush);

const open = () => openScreens('/', { '/': <PushCard /> });
const analysis = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Your analysis is finished' });
const streak = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Your streak is at risk' });
const tap = async (element: HTMLElement) => {
  fireEvent.click(element);
  await advance(0.1);
};
const saved = () => server.calls.filter(({ path }) => path === '/api/push/subscription').map(({ body }) => body);

test('a browser that cannot get notifications says so, without a call', async () => {
  await open();
  expect(screen.getByText(/^This browser cannot get notifications\./)).toBeDefined();
  expect(server.calls.filter(({ path }) => path.startsWith('/api/push'))).toEqual([]);
});

test('on an iPhone the app must be on the home screen first', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  await open();
  expect(screen.getByText(/^First add TrueSwing to your Home Screen\./)).toBeDefined();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('an installation without a key says so', async () => {
  stubBrowserPush();
  state = { publicKey: null, types: null };
  await open();
  expect(screen.getByText(/^We cannot send notifications to your device yet\./)).toBeDefined();
});

test('the browser asks only after the tap, and then the choice is sent with the time zone', async () => {
  const browser = stubBrowserPush();
  await open();
  expect([analysis().checked, streak().checked, browser.asked]).toEqual([false, false, 0]);
  state = { publicKey, types: ['analysis'] };
  await tap(analysis());
  expect([browser.asked, analysis().checked, streak().checked]).toEqual([1, true, false]);
  expect(saved()).toEqual([
    {
      endpoint: 'https://fcm.googleapis.com/fcm/send/device-1',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      types: ['analysis'],
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
  state = { publicKey, types: ['analysis', 'streak'] };
  await tap(streak());
  expect(saved().at(-1)).toMatchObject({ types: ['analysis', 'streak'] });
});

test('turning the last one off ends the subscription, here and on the server', async () => {
  const browser = stubBrowserPush();
  await open();
  state = { publicKey, types: ['streak'] };
  await tap(streak());
  expect(browser.subscription).not.toBeNull();
  state = { publicKey, types: null };
  await tap(streak());
  expect([saved().at(-1), browser.subscription, streak().checked]).toEqual([undefined, null, false]);
});

test('who says no reads how to allow them, and sees the switches after coming back from the settings', async () => {
  const browser = stubBrowserPush({ answer: 'denied' });
  await open();
  await tap(analysis());
  expect(screen.getByText(/^Your browser blocks notifications from TrueSwing\./)).toBeDefined();
  expect(saved()).toEqual([]);
  browser.permission = 'granted';
  await settle(() => window.dispatchEvent(new Event('focus')));
  await advance(0.1);
  expect(analysis().checked).toBe(false);
});

test('closing the question changes nothing', async () => {
  stubBrowserPush({ answer: 'default' });
  await open();
  await tap(analysis());
  expect([analysis().checked, saved().length]).toEqual([false, 0]);
  expect(screen.queryByText('Error')).toBeNull();
});

test('a refused choice shows the sentence and goes back', async () => {
  stubBrowserPush();
  server.answers['/api/push/subscription'] = refusalOf('push-service-unknown');
  await open();
  await tap(analysis());
  expect(screen.getByText('We cannot send notifications to this browser. Please try another one.')).toBeDefined();
  expect(analysis().checked).toBe(false);
});

test('a service worker that never starts ends with an error', async () => {
  stubBrowserPush();
  await open();
  Object.defineProperty(navigator.serviceWorker, 'ready', { value: new Promise(() => undefined) });
  await tap(analysis());
  expect(analysis().checked).toBe(true);
  await advance(20);
  expect(screen.getByText('We could not change your notifications. Please try again.')).toBeDefined();
  expect(analysis().checked).toBe(false);
});

test('what the server still has counts for nothing when the browser has lost its subscription', async () => {
  stubBrowserPush({ permission: 'granted' });
  state = { publicKey, types: ['analysis', 'streak'] };
  await open();
  expect([analysis().checked, streak().checked]).toEqual([false, false]);
});

test('a subscription that was made with another key is replaced', async () => {
  const browser = stubBrowserPush({ permission: 'granted' });
  await open();
  await tap(analysis());
  const old = browser.subscription;
  expect(old).not.toBeNull();
  state = { publicKey: 'C'.repeat(87), types: null };
  await settle(() => window.dispatchEvent(new Event('visibilitychange')));
  await advance(0.1);
  await tap(streak());
  expect(saved()).toHaveLength(2);
  expect([browser.subscription === null, browser.subscription === old]).toEqual([false, false]);
});

test('after a new key of the server the switches are off until the golfer turns them on again', async () => {
  stubBrowserPush({ permission: 'granted' });
  await open();
  state = { publicKey, types: ['analysis'] };
  await tap(analysis());
  expect(analysis().checked).toBe(true);
  state = { publicKey: 'C'.repeat(87), types: ['analysis'] };
  await settle(() => window.dispatchEvent(new Event('visibilitychange')));
  await advance(0.1);
  expect(analysis().checked).toBe(false);
});

test('a log-out ends the subscription of the browser', async () => {
  const browser = stubBrowserPush();
  await open();
  await tap(analysis());
  await settle(() => endSession(makeQueryClient()));
  await vi.waitFor(() => expect(browser.subscription).toBeNull());
});

test('an error while loading can be tried again', async () => {
  stubBrowserPush();
  server.answers['/api/push'] = () => new Response('', { status: 500 });
  await open();
  expect(screen.getByText('We could not load your notifications. Please try again.')).toBeDefined();
  server.answers['/api/push'] = () => Response.json(state);
  await tap(screen.getByRole('button', { name: 'Try Again' }));
  expect(analysis().checked).toBe(false);
});
