// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { setSignedInCookie } from '../../../../test/fixtures/signed-in-cookie.ts';
import { App } from '../../app.tsx';
// Imported here, so that no test waits until the screens are compiled.
import '../home/home.page.tsx';
import '../../../features/not-found/not-found.page.tsx';
import './visitor.page.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

/** Answers the auth call; the test decides when. */
let answer: (response: Response) => void;
const calls: string[] = [];
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  setSignedInCookie(true);
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path);
    if (path === '/api/auth/user') return new Promise<Response>((resolve) => (answer = resolve));
    return Promise.resolve(new Response('nothing scripted', { status: 500 }));
  });
});
afterEach(() => {
  cleanup();
  calls.length = 0;
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = async (path: string) => {
  window.history.replaceState({}, '', path);
  render(<App />);
  await settle();
};
const settle = () => act(() => vi.dynamicImportSettled());
const settleAuth = async (response: Response) => {
  answer(response);
  await settle();
};
const signedOut = () => Response.json({ code: 'not-signed-in', message: '', requestId: 'r-1' }, { status: 401 });

test('authenticates, shows the introduction on the first visit of the device, then the welcome', async () => {
  await open('/');
  expect(screen.getByText('Authenticating...')).toBeDefined();
  await settleAuth(signedOut());
  expect(await screen.findByRole('heading', { name: 'Film face-on' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByRole('progressbar', { name: 'Getting ready' })).toBeDefined();
  cleanup();
  await open('/');
  await settleAuth(signedOut());
  expect(await screen.findByRole('progressbar', { name: 'Getting ready' })).toBeDefined();
});

test('a browser without the cookie of a session shows the introduction without the auth call', async () => {
  setSignedInCookie(false);
  await open('/');
  expect(await screen.findByRole('heading', { name: 'Film face-on' })).toBeDefined();
  expect(calls).not.toContain('/api/auth/user');
});

test('a device on which somebody has signed in does not show the introduction again', async () => {
  await open('/');
  await settleAuth(Response.json(golferWith()));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
  cleanup();
  await open('/');
  await settleAuth(signedOut());
  expect(await screen.findByRole('progressbar', { name: 'Getting ready' })).toBeDefined();
});

test.each(['/profile', '/upload?club=driver', '/home'])('redirects a visitor of %s to the welcome', async (path) => {
  localStorage.setItem('trueswing.onboarded', 'yes');
  await open(path);
  await settleAuth(signedOut());
  expect(await screen.findByRole('progressbar', { name: 'Getting ready' })).toBeDefined();
  expect(window.location.pathname).toBe('/');
});

test('any other path shows the 404 screen, without the auth call', async () => {
  await open('/fairway/to/heaven');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(calls).not.toContain('/api/auth/user');
});
