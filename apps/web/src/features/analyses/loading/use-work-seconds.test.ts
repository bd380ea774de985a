// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { useWorkSeconds } from './use-work-seconds.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));

it('is 0 while the work is queued', async () => {
  const { result } = renderHook(() => useWorkSeconds(null));
  await advance(90);
  expect(result.current).toBe(0);
});

it.each(['2026-11-21T11:50:00Z', '2026-11-21T12:10:00Z'])(
  'uses only the clock of this device, even if the server says %s',
  async (startedAt) => {
    const { result } = renderHook(() => useWorkSeconds(startedAt));
    expect(result.current).toBe(0);
    await advance(20);
    expect(result.current).toBeCloseTo(20, 0);
  },
);

it('restarts with another attempt', async () => {
  const { result, rerender } = renderHook(({ startedAt }) => useWorkSeconds(startedAt), {
    initialProps: { startedAt: '2026-11-21T12:00:00Z' },
  });
  await advance(50);
  rerender({ startedAt: '2026-11-21T12:00:50Z' });
  await advance(5);
  expect(result.current).toBeLessThan(6);
});
