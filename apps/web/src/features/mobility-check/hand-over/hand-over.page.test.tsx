// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { press } from '../../../../test/fixtures/form.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openMobilityCheck } from '../../../../test/fixtures/open-mobility-check.tsx';
import { refusal, refusalOf, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';

const redeem = '/api/auth/hand-over/redeem';
const other = golferWith({ firstName: 'Nora' });
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/mobility-checks'] = () => Response.json([]);
  server.answers[redeem] = () => {
    server.user = other;
    return Response.json(other);
  };
  window.location.hash = '#code=abc';
});
afterEach(() => {
  window.location.hash = '';
});

async function open(): Promise<void> {
  await openMobilityCheck('/hand-over');
  await advance(0.1);
}
const isAtCheck = () => screen.queryByRole('heading', { name: 'Mobility Check' }) !== null;
const failed = () => screen.queryByRole('heading', { name: 'This code did not work' });

it('signs a visitor in with the code, once, and goes on to the check', async () => {
  server.user = null;
  await open();
  expect(isAtCheck()).toBe(true);
  expect(server.posts).toEqual([{ path: redeem, body: { code: 'abc' } }]);
});

it('the page does not move a golfer who is signed in to the account of a code without asking', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Continue as Penny' })).toBeTruthy();
  expect(server.posts).toEqual([]);
  await press('Sign in with the code');
  await advance(0.1);
  expect(isAtCheck()).toBe(true);
  expect(server.posts).toEqual([{ path: redeem, body: { code: 'abc' } }]);
});

it('the page says what to do when the code has ended', async () => {
  server.user = null;
  server.answers[redeem] = refusalOf('hand-over-expired');
  await open();
  expect(failed()).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Please show a new one on your other screen');
});

it.each([
  ['the connection was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server had a problem', refusal(503, 'store-unavailable', 'Please try again in a moment.')],
])('the page offers another attempt with the same code after %s', async (_, fail) => {
  server.user = null;
  const works = server.answers[redeem];
  server.answers[redeem] = fail;
  await open();
  expect(screen.getByRole('heading', { name: 'Your phone is not signed in yet' })).toBeTruthy();
  expect(failed()).toBeNull();
  if (works) server.answers[redeem] = works;
  await press('Try Again');
  await advance(0.1);
  expect(isAtCheck()).toBe(true);
  expect(server.posts.map(({ body }) => body)).toEqual([{ code: 'abc' }, { code: 'abc' }]);
});

it('the page calls for nothing without a code', async () => {
  window.location.hash = '';
  server.user = null;
  await open();
  expect(failed()).not.toBeNull();
  expect(server.posts).toEqual([]);
});

it('the page redeems nothing while it does not know whether a golfer is signed in', async () => {
  server.answers['/api/auth/user'] = refusal(503, 'store-unavailable', 'Please try again in a moment.');
  await open();
  await advance(10);
  expect(screen.getByRole('alert').textContent).toContain('Please try again in a moment.');
  expect(server.posts).toEqual([]);
  delete server.answers['/api/auth/user'];
  await press('Try Again');
  expect(screen.getByRole('link', { name: 'Continue as Penny' })).toBeTruthy();
  expect(server.posts).toEqual([]);
});
