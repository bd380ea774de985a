// @vitest-environment jsdom
import { signedInCookie } from '@trueswing/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partOf } from '../shared/loaded-part.tsx';
import { analysisDetail, firstScreenOf, home, loadFirstScreen, sample, visitor } from './first-screens.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `${signedInCookie}=; max-age=0`;
});

const screens = { home, visitor, analysisDetail, sample };
const nameOf = (pathname: string) => {
  const first = firstScreenOf(pathname);
  return Object.entries(screens).find(([, screen]) => screen === first)?.[0] ?? null;
};

test.each([
  ['/', 'visitor', 'home'],
  ['/analysis/1', 'visitor', 'analysisDetail'],
  ['/analysis', null, null],
  ['/sample', 'sample', 'sample'],
  ['/sign-in', null, null],
])('%s shows a visitor %s and a golfer %s first', (pathname, ofVisitor, ofGolfer) => {
  expect(nameOf(pathname)).toBe(ofVisitor);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `${signedInCookie}=1`;
  expect(nameOf(pathname)).toBe(ofGolfer);
});

const Screen = () => null;
test.each([
  ['none', null, 0],
  ['one that is there', () => Promise.resolve({ default: Screen }), 0],
  ['one that does not arrive', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['one that is late', () => new Promise<{ default: typeof Screen }>(() => undefined), 500],
])('the code of the first screen is waited for half a second at most: %s', async (_, load, waitsMs) => {
  let isWaiting = true;
  void loadFirstScreen(load && partOf(load)).then(() => {
    isWaiting = false;
  });
  if (waitsMs > 0) {
    await vi.advanceTimersByTimeAsync(waitsMs - 1);
    expect(isWaiting).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(isWaiting).toBe(false);
});
