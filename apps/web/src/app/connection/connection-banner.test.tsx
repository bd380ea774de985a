// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { accountRoutes } from '@trueswing/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { setSignedInCookie } from '../../../test/fixtures/signed-in-cookie.ts';
import { advance, settle } from '../../../test/fixtures/test-page.ts';
import { call } from '../../shared/api/http-client.ts';
import { currentUserQuery } from '../../shared/session/current-user.queries.ts';
import { makeQueryClient } from '../../shared/session/query-client.ts';
import ConnectionBanner from './connection-banner.tsx';

let answer: () => Promise<Response>;
const away = async () => {
  throw new TypeError('Failed to fetch');
};
const there = async () => Response.json([]);
function Screen() {
  const { data } = useQuery({ queryKey: ['list'], queryFn: () => call(accountRoutes.listSessions) });
  return <main>{data ? 'the list' : 'nothing yet'}</main>;
}
const banner = () => screen.getByRole('status').textContent;
const shown = () => screen.getByRole('main').textContent;
const open = async () => {
  const queryClient = makeQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <ConnectionBanner />
      <Screen />
    </QueryClientProvider>,
  );
  await advance(0.1);
  return queryClient;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('online')));
});

test('is empty while calls are answered', async () => {
  answer = there;
  await open();
  expect([banner(), shown()]).toEqual(['', 'the list']);
});

test('shows while the device is offline, with the age of what is shown, and disappears when it is back', async () => {
  vi.setSystemTime(new Date(2026, 10, 24, 6, 10));
  answer = there;
  await open();
  vi.setSystemTime(new Date(2026, 10, 24, 9, 30));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(banner()).toMatch(/^You are offline\. This is from 6:10\sAM\.$/);
  act(() => void window.dispatchEvent(new Event('online')));
  await advance(0);
  expect(banner()).toBe('');
});

test('without data, an offline device says that it goes on by itself', async () => {
  answer = () => new Promise(() => {});
  await open();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(banner()).toBe('You are offline. We continue when you are back online.');
});

test('asks an unreachable server every 5 s; when it answers, the screen has its data and the banner disappears', async () => {
  answer = away;
  await open();
  expect([banner(), shown()]).toEqual(['We cannot reach our server. Trying again…', 'nothing yet']);
  await advance(5.1);
  expect(banner()).toBe('We cannot reach our server. Trying again…');
  answer = there;
  await advance(5.1);
  expect([banner(), shown()]).toEqual(['', 'the list']);
});

test('an error response counts as an answer', async () => {
  answer = async () => new Response('no', { status: 500 });
  await open();
  expect(banner()).toBe('');
});

test('shows the age of the screen while the server has a problem, and loads it again when that is over', async () => {
  setSignedInCookie(true);
  vi.setSystemTime(new Date(2026, 10, 24, 6, 10));
  answer = there;
  const queryClient = await open();
  vi.setSystemTime(new Date(2026, 10, 24, 9, 30));
  answer = async () => new Response('no', { status: 503 });
  await settle(() => queryClient.fetchQuery({ ...currentUserQuery, retry: false }).catch(() => undefined));
  await advance(0.1);
  expect(banner()).toMatch(/^Our server has a problem\. This is from 6:10\sAM\.$/);
  answer = there;
  await settle(() => queryClient.setQueryData(currentUserQuery.queryKey, golferWith()));
  await advance(0.1);
  expect(banner()).toBe('');
  expect(queryClient.getQueryState(['list'])?.dataUpdatedAt).toBeGreaterThan(new Date(2026, 10, 24, 9, 30).getTime());
});

test('shows that an answer is slow, until it arrives', async () => {
  let arrives: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (arrives = resolve));
  await open();
  await advance(5.5);
  expect(banner()).toBe('');
  await advance(1);
  expect(banner()).toBe('Slow connection. Still loading…');
  arrives(Response.json([]));
  await advance(0.1);
  expect([banner(), shown()]).toEqual(['', 'the list']);
});
