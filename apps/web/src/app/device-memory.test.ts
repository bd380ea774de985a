// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './device-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('recalls what was remembered', () => {
  expect(recall('trueswing.thing')).toBeNull();
  remember('trueswing.thing', 'yes');
  expect(recall('trueswing.thing')).toBe('yes');
});

test('where storage is shut it remembers nothing, and nothing breaks', () => {
  const shut = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: shut, setItem: shut, clear: () => {} });
  remember('trueswing.thing', 'yes');
  expect(recall('trueswing.thing')).toBeNull();
});
