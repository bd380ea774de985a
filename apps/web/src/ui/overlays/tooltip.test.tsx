// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { Tooltip } from './tooltip.tsx';

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => screen.queryByRole('tooltip')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  render(
    <Tooltip text="Half speed">
      <Button>½×</Button>
    </Tooltip>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('opens after 700 ms under the pointer, and closes when the pointer leaves', async () => {
  const button = screen.getByRole('button');
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  await advance(690);
  expect(text()).toBeNull();
  await advance(20);
  expect(text()).toBe('Half speed');
  fireEvent.pointerLeave(button);
  await advance(1);
  fireEvent.keyDown(document, { key: 'Escape' });
  await advance(1);
  expect(text()).toBeNull();
});

test('stays closed when the pointer passes by', async () => {
  const button = screen.getByRole('button');
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  await advance(300);
  fireEvent.pointerLeave(button);
  await advance(2_000);
  expect(text()).toBeNull();
});

test('opens on keyboard focus', async () => {
  fireEvent.focus(screen.getByRole('button'));
  await advance(0);
  expect(text()).toBe('Half speed');
});
