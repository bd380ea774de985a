// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../shared/api/http-client.ts';
import { ToastProvider } from '../../ui/toasts/toast.tsx';
import { ToastRegion } from '../../ui/toasts/toast-region.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

let failure: Error | null;
const copied: string[] = [];
function Screen() {
  if (failure) throw failure;
  return <h1>Swing Analysis</h1>;
}
/** As in the shell: header and tabs are outside of the boundary. */
const frame = (
  <>
    <header>TrueSwing</header>
    <ScreenBoundary>
      <Outlet />
    </ScreenBoundary>
    <nav>
      <Link to="/profile">Profile</Link>
    </nav>
  </>
);
const open = () =>
  render(
    <ToastProvider Region={ToastRegion}>
      <MemoryRouter initialEntries={['/analysis']}>
        <Routes>
          <Route element={frame}>
            <Route path="/" element={<h1>Welcome back</h1>} />
            <Route path="/analysis" element={<Screen />} />
            <Route path="/profile" element={<h1>Profile</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </ToastProvider>,
  );
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  copied.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a broken screen leaves header and tabs, and shows a sentence', () => {
  failure = new TypeError('x is undefined');
  open();
  expect(heading()).toBe('This screen could not be shown');
  expect(screen.getByRole('alert').textContent).toMatch(/Please try again/);
  expect(screen.getByRole('alert').textContent).not.toContain('undefined');
  expect(screen.getByText('TrueSwing')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Profile' }));
  expect(heading()).toBe('Profile');
});

test('Try Again shows the screen once the cause is gone', () => {
  failure = new Error('once');
  open();
  failure = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(heading()).toBe('Swing Analysis');
});

test('Home leads home', () => {
  failure = new Error('for good');
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(heading()).toBe('Welcome back');
});

test('reports the id of a failed call, and copies it with screen and time', async () => {
  const body = JSON.stringify({ code: 'internal-error', message: 'Something went wrong.', requestId: 'req-41' });
  failure = new ApiError(500, body, '');
  open();
  expect(screen.getByText('req-41')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toMatch(/^req-41\nscreen \/\n\d{4}-/);
});

test('generates an id for any other error, which is also in the browser log', () => {
  failure = new Error('no call');
  open();
  const id = screen.getByText(/^screen-[a-z0-9]+$/).textContent ?? '';
  const logged = vi.mocked(console.error).mock.calls.flat().join('\n');
  expect(logged).toContain(id);
  expect(logged).toContain('Error: no call');
});

test('without a network, a part that did not load says what is on the phone', () => {
  localStorage.setItem('trueswing.kept-data', '0b8f7c1e-3c52-4b8e-9a57-5d1f0c3a2b44');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failure = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  open();
  expect(heading()).toBe('This screen needs a network');
  expect(screen.getByText('What you opened last is on your phone.')).toBeTruthy();
  expect(screen.getByRole('link', { name: "Today's Workout" }).getAttribute('href')).toBe('/daily-workout');
});

test.each([null, 'ended'])('a phone that keeps nothing says what to do: %s', (owner) => {
  if (owner) localStorage.setItem('trueswing.kept-data', owner);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failure = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  open();
  expect(screen.getByText('Connect your phone. Then try again.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});

test.each(['Failed to fetch dynamically imported module: /assets/x.js', 'Importing a module script failed.'])(
  'explains that a part did not load: %s',
  (message) => {
    failure = new TypeError(message);
    open();
    expect(screen.getByRole('alert').textContent).toMatch(/did not load/);
  },
);
