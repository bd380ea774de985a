// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { golfQuotes } from './golf-quotes.ts';
import MobilePreviewPage from './mobile-preview.page.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const advanceMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const button = () => screen.queryByRole('button', { name: 'Get Started' });

test('the bar rises by 2 percent every 100 ms; the button replaces it half a second after 100', async () => {
  const onGetStarted = vi.fn();
  render(<WelcomeScreen onGetStarted={onGetStarted} />);
  expect(percent()).toBe('0');
  await advanceMs(99);
  expect(percent()).toBe('0');
  await advanceMs(1);
  expect(percent()).toBe('2');
  await advanceMs(2_400);
  expect(percent()).toBe('50');
  expect(screen.getByTestId('putted').style.width).toBe('50%');
  await advanceMs(2_500);
  expect(percent()).toBe('100');
  await advanceMs(499);
  expect(button()).toBeNull();
  await advanceMs(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(button() as HTMLElement);
  expect(onGetStarted).toHaveBeenCalledOnce();
});

test.each([0, 12, 24])('shows a random quote with its author: %i', async (index) => {
  vi.spyOn(Math, 'random').mockReturnValue((index + 0.5) / golfQuotes.length);
  render(<WelcomeScreen onGetStarted={() => {}} />);
  const quote = golfQuotes[index];
  expect(screen.getByRole('blockquote').textContent).toBe(quote?.text);
  expect(screen.getByRole('figure').textContent).toContain(quote?.author);
  await advanceMs(6_000);
  expect(screen.getByRole('blockquote').textContent).toBe(quote?.text);
});

test('Get Started of the preview goes to /home, which is the home screen', async () => {
  render(
    <MemoryRouter initialEntries={['/mobile-preview']}>
      <Routes>
        <Route path="/mobile-preview" element={<MobilePreviewPage />} />
        <Route path="/home" element={<Navigate to="/" replace />} />
        <Route path="/" element={<p>the home screen</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await advanceMs(5_000);
  await advanceMs(500);
  fireEvent.click(button() as HTMLElement);
  expect(screen.getByText('the home screen')).toBeDefined();
});
