// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readFromDevice, saveOnDevice } from './device-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('reads a saved value', () => {
  expect(readFromDevice('trueswing.thing')).toBeNull();
  saveOnDevice('trueswing.thing', 'yes');
  expect(readFromDevice('trueswing.thing')).toBe('yes');
});

test('works without storage, but saves nothing', () => {
  const shut = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: shut, setItem: shut, clear: () => {} });
  saveOnDevice('trueswing.thing', 'yes');
  expect(readFromDevice('trueswing.thing')).toBeNull();
});
