// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStillSeconds } from './use-still-seconds.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const advanceS = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('counts from the last change', async () => {
  const { result, rerender } = renderHook(({ mark }) => useStillSeconds(mark), { initialProps: { mark: 'pose 0.3' } });
  await advanceS(40);
  expect(result.current).toBeCloseTo(40, 0);
  rerender({ mark: 'pose 0.4' });
  expect(result.current).toBe(0);
  await advanceS(10);
  expect(result.current).toBeCloseTo(10, 0);
});

it('does not count the time in which the phone was asleep', async () => {
  const { result } = renderHook(() => useStillSeconds('pose 0.3'));
  await advanceS(10);
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await advanceS(1);
  expect(result.current).toBeGreaterThan(10);
  expect(result.current).toBeLessThan(13);
});

it('does not run backwards when the clock is set back', async () => {
  const { result } = renderHook(() => useStillSeconds('pose 0.3'));
  await advanceS(10);
  vi.setSystemTime(Date.now() - 60_000);
  await advanceS(1);
  expect(result.current).toBeGreaterThanOrEqual(10);
});

it('keeps its count while it is not to count', async () => {
  const { result, rerender } = renderHook(({ isCounting }) => useStillSeconds('pose 0.3', isCounting), {
    initialProps: { isCounting: true },
  });
  await advanceS(50);
  rerender({ isCounting: false });
  await advanceS(70);
  expect(result.current).toBeCloseTo(50, 0);
  rerender({ isCounting: true });
  await advanceS(5);
  expect(result.current).toBeCloseTo(55, 0);
});
