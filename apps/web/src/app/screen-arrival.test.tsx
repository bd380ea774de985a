// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenArrival } from './screen-arrival.tsx';

let dataArrives: () => void;
function Home() {
  const [name, setName] = useState('');
  dataArrives = () => setName('Penny');
  return <h1>{name && `Welcome back, ${name}`}</h1>;
}
function SignIn() {
  return (
    <>
      <h1>Welcome to TrueSwing</h1>
      {/* biome-ignore lint/a11y/noAutofocus: This test needs a screen that starts in a field. */}
      <input autoFocus aria-label="E-mail" />
    </>
  );
}

const scrolls: [number, number][] = [];
beforeEach(() => {
  scrolls.length = 0;
  vi.stubGlobal('scrollTo', (x: number, y: number) => scrolls.push([x, y]));
  render(
    <MemoryRouter initialEntries={['/analysis']}>
      <ScreenArrival />
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/analysis" element={<h1>Swing Analysis</h1>} />
        <Route path="/profile" element={<h1>Profile</h1>} />
        <Route path="/sign-in" element={<SignIn />} />
      </Routes>
      <Link to="/">Home</Link>
      <Link to="/profile">Profile</Link>
      <Link to="/profile?session_id=1">Profile again</Link>
      <Link to="/sign-in">Sign in</Link>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const go = (name: string) => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
};
const focused = () => document.activeElement?.textContent;

test('the first screen sets the title and leaves the focus unchanged', () => {
  expect(document.title).toBe('Swing Analysis · TrueSwing');
  expect(document.activeElement).toBe(document.body);
  expect(scrolls).toEqual([]);
});

test('navigation scrolls to the top, focuses the heading and sets the title', () => {
  go('Profile');
  expect(scrolls).toEqual([[0, 0]]);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(focused()).toBe('Profile');
  expect(document.title).toBe('Profile · TrueSwing');
});

test('waits for a heading that needs data', async () => {
  go('Home');
  expect(focused()).toBe('Home');
  act(() => dataArrives());
  await waitFor(() => expect(focused()).toBe('Welcome back, Penny'));
  expect(document.title).toBe('Welcome back, Penny · TrueSwing');
});

test('does not take the focus if the golfer has moved it meanwhile', async () => {
  go('Home');
  screen.getByRole('link', { name: 'Sign in' }).focus();
  act(() => dataArrives());
  await waitFor(() => expect(document.title).toBe('Welcome back, Penny · TrueSwing'));
  expect(focused()).toBe('Sign in');
});

test('a screen that starts in a field keeps the focus there', () => {
  go('Sign in');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(document.title).toBe('Welcome to TrueSwing · TrueSwing');
});

test('a change of only the query is not a navigation', () => {
  go('Profile');
  go('Profile again');
  expect(scrolls).toHaveLength(1);
  expect(focused()).toBe('Profile again');
});

test('the heading that the page showed before the screen is not the screen', () => {
  cleanup();
  document.title = 'TrueSwing';
  document.body.innerHTML = '<div id="first-paint"><h1>Film face-on</h1></div>';
  const root = document.body.appendChild(document.createElement('div'));
  const screenOf = (heading: string) => (
    <MemoryRouter>
      <ScreenArrival />
      {heading && <h1>{heading}</h1>}
    </MemoryRouter>
  );
  const { rerender } = render(screenOf(''), { container: root });
  expect(document.title).toBe('TrueSwing');
  rerender(screenOf('Home'));
  return waitFor(() => expect(document.title).toBe('Home · TrueSwing'));
});
