// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readFromDevice, saveOnDevice } from './device-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('recalls what was remembered', () => {
  expect(readFromDevice('trueswing.thing')).toBeNull();
  saveOnDevice('trueswing.thing', 'yes');
  expect(readFromDevice('trueswing.thing')).toBe('yes');
});

test('where storage is shut it remembers nothing, and nothing breaks', () => {
  const shut = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: shut, setItem: shut, clear: () => {} });
  saveOnDevice('trueswing.thing', 'yes');
  expect(readFromDevice('trueswing.thing')).toBeNull();
});
