// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
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

test('it comes after 700 ms under the pointer, and goes with it', async () => {
  const button = screen.getByRole('button');
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  await pass(690);
  expect(text()).toBeNull();
  await pass(20);
  expect(text()).toBe('Half speed');
  fireEvent.pointerLeave(button);
  await pass(1);
  fireEvent.keyDown(document, { key: 'Escape' });
  await pass(1);
  expect(text()).toBeNull();
});

test('a pointer that passes by brings none', async () => {
  const button = screen.getByRole('button');
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  await pass(300);
  fireEvent.pointerLeave(button);
  await pass(2_000);
  expect(text()).toBeNull();
});

test('with the keyboard it comes with the focus', async () => {
  fireEvent.focus(screen.getByRole('button'));
  await pass(0);
  expect(text()).toBe('Half speed');
});
