// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance } from '../../../test/fixtures/test-page.ts';
import { golfQuotes } from './golf-quotes.ts';
import MobilePreviewPage from './mobile-preview.page.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const button = () => screen.queryByRole('button', { name: 'Get Started' });

test('the bar rises by 2 percent every 100 ms; the button replaces it half a second after 100', async () => {
  const onGetStarted = vi.fn();
  render(<WelcomeScreen onGetStarted={onGetStarted} />, { wrapper: MemoryRouter });
  expect(percent()).toBe('0');
  await advance(0.099);
  expect(percent()).toBe('0');
  await advance(0.001);
  expect(percent()).toBe('2');
  await advance(2.4);
  expect(percent()).toBe('50');
  expect(screen.getByTestId('putted').style.width).toBe('50%');
  await advance(2.5);
  expect(percent()).toBe('100');
  await advance(0.499);
  expect(button()).toBeNull();
  await advance(0.001);
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(button() as HTMLElement);
  expect(onGetStarted).toHaveBeenCalledOnce();
});

test.each([0, 12, 24])('shows a random quote with its author: %i', async (index) => {
  vi.spyOn(Math, 'random').mockReturnValue((index + 0.5) / golfQuotes.length);
  render(<WelcomeScreen onGetStarted={() => {}} />, { wrapper: MemoryRouter });
  const quote = golfQuotes[index];
  expect(screen.getByRole('blockquote').textContent).toBe(quote?.text);
  expect(screen.getByRole('figure').textContent).toContain(quote?.author);
  await advance(6);
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
  await advance(5);
  await advance(0.5);
  fireEvent.click(button() as HTMLElement);
  expect(screen.getByText('the home screen')).toBeDefined();
});
