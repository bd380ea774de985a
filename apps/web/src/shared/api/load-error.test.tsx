// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './http-client.ts';
import { LoadError } from './load-error.tsx';

afterEach(cleanup);
const fallback = 'Failed to load leaderboard. Please try again.';
const refused = JSON.stringify({
  code: 'not-ready',
  message: 'We are restarting. Please try again in a moment.',
  requestId: 'req-9',
});

test("a refusal says the server's sentence, its id, and lets try again", () => {
  const onRetry = vi.fn();
  render(<LoadError error={new ApiError(503, refused, '')} fallback={fallback} onRetry={onRetry} />);
  expect(screen.getByText('We are restarting. Please try again in a moment.')).toBeTruthy();
  expect(screen.getByText('req-9')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("a failure without the server's words says the screen's, and no id", () => {
  render(<LoadError error={new ApiError(502, '<html>', 'Bad Gateway')} fallback={fallback} />);
  expect(screen.getByRole('alert').textContent).toBe(fallback);
});
