// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { DeviceValue, useDeviceValue } from './device-value.ts';

const key = 'trueswing.counts';
const makeValue = () => new DeviceValue(key, z.object({ count: z.int() }), { count: 0 });
const Count = ({ value }: { value: ReturnType<typeof makeValue> }) => <p>{useDeviceValue(value).count}</p>;
const addOne = ({ count }: { count: number }) => ({ count: count + 1 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('is kept on the device, and is the same object until it changes', () => {
  const value = makeValue();
  value.change(addOne);
  expect(value.read()).toBe(value.read());
  expect(makeValue().read()).toEqual({ count: 1 });
});

test('a screen follows changes, also of another tab', () => {
  const value = makeValue();
  render(<Count value={value} />);
  act(() => value.change(addOne));
  expect(screen.getByText('1')).toBeDefined();
  localStorage.setItem(key, '{"count":7}');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(screen.getByText('7')).toBeDefined();
});

test.each(['{"count":', '{"count":"two"}', 'null'])('%s on the device counts as empty', (text) => {
  localStorage.setItem(key, text);
  expect(makeValue().read()).toEqual({ count: 0 });
});

test('applies until the page is closed where nothing can be saved', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError');
    },
    clear: () => {},
  });
  const value = makeValue();
  value.change(addOne);
  value.change(addOne);
  expect(value.read()).toEqual({ count: 2 });
  expect(makeValue().read()).toEqual({ count: 0 });
});
